import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A fault of one token, planted into a copy of the rules. */
export interface PlantedMutant {
  /** Relative to `libs/domain`. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The law that is asked first, to save time. */
  readonly law?: string;
  /** Why no law refutes it; only for those that are known to survive. */
  readonly survives?: string;
}

/** A hundred over all rule libraries, and one for each law of a table that they leave out or break otherwise. */
const MUTANT_FILES = ['mutants.json', 'table-mutants.json'];

/** Reads the lists of mutants. */
export async function readMutants(root: string): Promise<readonly PlantedMutant[]> {
  const lists = MUTANT_FILES.map(async (name) => {
    const text = await readFile(join(root, 'tools/prove/src/mutants', name), 'utf8');
    return JSON.parse(text) as PlantedMutant[]; // its test reads every field
  });
  return (await Promise.all(lists)).flat();
}

/** Returns the text with the fault. Throws an Error if the place of the fault is not there, or there more than once. */
export function plant({ file, text, replacement }: PlantedMutant, source: string): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`"${text}" occurs ${parts.length - 1} times in ${file}, not once.`);
  return parts.join(replacement);
}

/** Counts the tokens that a mutant takes away and those that it puts there. */
export function countChangedTokens({ text, replacement }: PlantedMutant): readonly [number, number] {
  const [before, after] = [tokensOf(text), tokensOf(replacement)];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.length - start - end, after.length - start - end];
}

const tokensOf = (text: string): readonly string[] => text.match(/'[^']*'|[\w.]+|[<>=!&|?+*/%-]+|\S/g) ?? [];
