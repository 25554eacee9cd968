import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Law } from '@partyline/kernel/law';
import type { LawSource } from '../engine/outcome.ts';

/** Where laws stand: beside the rules they speak of. */
const LAW_FILES = 'libs/{domain/*,catalog,contract,texts}/src/**/*.law.ts';

/** A law and where it is written. */
export interface FoundLaw {
  readonly source: LawSource;
  readonly law: Law;
}

/** Lists the laws of all law files below `root`, by file and name. Throws an Error for a file without any and for a name given twice. */
export async function findLaws(root: string): Promise<readonly FoundLaw[]> {
  const found: FoundLaw[] = [];
  for (const path of globSync(LAW_FILES, { cwd: root }).toSorted()) {
    const file = path.replaceAll('\\', '/');
    const laws = Object.entries(await loadModule(join(root, file)))
      .flatMap(([exportName, law]) => (isLaw(law) ? [{ source: { file, exportName }, law }] : []))
      .toSorted((a, b) => a.law.name.localeCompare(b.law.name, 'en'));
    if (laws.length === 0) throw new Error(`${file} proves nothing: it exports no law.`);
    found.push(...laws);
  }
  const names = found.map(({ law }) => law.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two laws are named ${twice}.`);
  return found;
}

/** Loads one law by its file and export. Throws an Error if there is none. */
export async function loadLaw(root: string, { file, exportName }: LawSource): Promise<Law> {
  const law = (await loadModule(join(root, file)))[exportName];
  if (!isLaw(law)) throw new Error(`${file} exports no law ${exportName}.`);
  return law;
}

async function loadModule(path: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(pathToFileURL(path).href)) as Record<string, unknown>; // the exports of a module
}

function isLaw(value: unknown): value is Law {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'table' || value.kind === 'machine') &&
    'sentence' in value
  );
}
