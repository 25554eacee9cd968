import { parseArgs } from 'node:util';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { printable } from './violations/json-path.ts';

export interface Options {
  readonly help: boolean;
  readonly write: boolean;
  readonly format: 'text' | 'json';
  /** Files and folders to check; empty: our own catalogue. */
  readonly catalogs: readonly string[];
  /** Path of the permission matrix; null: docs/permission-matrix.md. */
  readonly matrix: string | null;
}

export const HELP = `Checks the price catalogue and the permission table, and prints every violation with file, path and rule.

  npm run check:rules -- [options]
  node tools/rule-checks/src/main.ts [options]

  --catalog PATH     a catalogue, or a folder of them, instead of libs/catalog; may be given several times.
                     In a folder every *.json is a catalogue, except package.json, tsconfig*.json and the like.
  --format FORMAT    text (one violation a line) or json; text is the default
  --matrix FILE      path of the permission matrix instead of docs/permission-matrix.md
  --write            writes the permission matrix; without it nothing is written
  --help             prints this

Exit codes: 0 no violation, 1 violations, 2 something cannot be read or written, or an option is wrong (one sentence on
standard error), 3 a fault of the program itself. For clean JSON start npm with --silent.
`;

const KNOWN = {
  catalog: { type: 'string', multiple: true },
  format: { type: 'string' },
  matrix: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Token = NonNullable<ReturnType<typeof parseTokens>>[number];

const parseTokens = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: KNOWN, strict: false, allowPositionals: true, tokens: true }).tokens;

function mistakeIn(token: Token): string | null {
  if (token.kind === 'positional')
    return `There is nothing to do with "${printable(token.value)}"; --help lists the options.`;
  if (token.kind === 'option-terminator') return null;
  const { rawName, name, value, inlineValue } = token;
  const known = Object.hasOwn(KNOWN, name) && rawName.startsWith('--');
  // Checked in the line before.
  const option = known ? KNOWN[name as keyof typeof KNOWN] : null;
  if (option === null) return `There is no option ${printable(rawName)}; --help lists the options.`;
  if (option.type === 'boolean') return value === undefined ? null : `${rawName} takes no value.`;
  const looksLikeOption = inlineValue === false && value.startsWith('-');
  return value === undefined || value === '' || looksLikeOption ? `${rawName} needs a value.` : null;
}

/** Returns the first error as a sentence. */
export function parseOptions(args: readonly string[]): Result<Options, string> {
  const tokens = parseTokens(args);
  const mistake = tokens.map(mistakeIn).find((sentence) => sentence !== null);
  if (mistake !== undefined) return err(mistake);
  const valuesOf = (wanted: keyof typeof KNOWN): string[] =>
    tokens.flatMap((token) => (token.kind === 'option' && token.name === wanted ? [token.value ?? ''] : []));
  for (const once of ['format', 'matrix'] as const)
    if (valuesOf(once).length > 1) return err(`--${once} may be given once.`);
  const format = valuesOf('format')[0] ?? 'text';
  if (format !== 'text' && format !== 'json')
    return err(`There is no format "${printable(format)}": text or json.`);
  return ok({
    help: valuesOf('help').length > 0,
    write: valuesOf('write').length > 0,
    format,
    catalogs: valuesOf('catalog'),
    matrix: valuesOf('matrix')[0] ?? null,
  });
}
