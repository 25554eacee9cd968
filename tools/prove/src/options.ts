import { parseArgs } from 'node:util';
import { listNearNames } from './book/near-names.ts';

export const HELP = `npm run prove -- [law …] [--quick] [--mutants]

Proves the laws of the rules (*.law.ts in libs) by trying everything in their universes, side by side on all cores, and writes
docs/proofs.md. With names, or with --quick for the part that npm test proves, it only proves these. --mutants plants the listed
faults into a copy of the rules, one at a time, says which of them a law refutes, and writes their table into docs/proofs.md.

Exits with 1 if a law does not hold or too few mutants are refuted, with 2 if it can not run.`;

export interface Options {
  readonly names: readonly string[];
  readonly isQuick: boolean;
  readonly isMutants: boolean;
  readonly isHelp: boolean;
}

/** Parses the arguments of the command. Throws an Error for an unknown option. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  return { names: positionals, isQuick: values.quick, isMutants: values.mutants, isHelp: values.help };
}

/** Returns a sentence that names the first unknown law and those near it, or null if all are known. */
export function unknownNameOf(names: readonly string[], known: readonly string[]): string | null {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return null;
  return `There is no law ${unknown}. Near it: ${listNearNames(unknown, known).join(', ')}.`;
}
