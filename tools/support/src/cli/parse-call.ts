import { parseArgs } from 'node:util';
import { orList, unknownWordSentence } from './choose-word.ts';
import type { Call, Command, OptionSpec } from './command.ts';
import { WrongUse } from './wrong-use.ts';

export interface ParsedCall extends Pick<Call, 'args' | 'value' | 'values' | 'isSet'> {
  readonly isHelp: boolean;
  readonly isJson: boolean;
}

const GENERAL: Readonly<Record<string, OptionSpec>> = {
  json: { help: '' },
  help: { help: '' },
};

function checkOption(
  name: string,
  raw: string,
  value: string | undefined,
  spec: OptionSpec | undefined,
  known: readonly string[],
): void {
  if (spec === undefined) throw new WrongUse(unknownWordSentence('option', known, raw));
  if (spec.value === undefined && value !== undefined) throw new WrongUse(`--${name} takes no value.`);
  if (spec.value !== undefined && value === undefined)
    throw new WrongUse(`--${name} needs a value: ${spec.value}.`);
}

/** Parses a call; unknown options and missing values throw WrongUse. */
export function parseCall(
  argv: readonly string[],
  command: Pick<Command, 'options' | 'mostArguments'>,
): ParsedCall {
  const specs = new Map(Object.entries({ ...command.options, ...GENERAL }));
  const known = [...specs.keys()].map((name) => `--${name}`);
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      [...specs].map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string' } as const,
      ]),
    ),
  });
  const args: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = specs.get(token.name);
    checkOption(token.name, token.rawName, token.value, spec, known);
    const before = given.get(token.name);
    if (before !== undefined && spec?.isRepeatable !== true)
      throw new WrongUse(`--${token.name} is there twice.`);
    given.set(token.name, [...(before ?? []), token.value ?? '']);
  }
  const isHelp = given.has('help');
  if (!isHelp && args.length > command.mostArguments)
    throw new WrongUse(tooManySentence(command.mostArguments));
  return {
    args,
    isHelp,
    isJson: given.has('json'),
    value: (option) => given.get(option)?.[0],
    values: (option) => given.get(option) ?? [],
    isSet: (option) => given.has(option),
  };
}

function tooManySentence(most: number): string {
  const counts = ['No argument is', 'One argument is', 'Two arguments are'];
  return `${counts[most] ?? `${most} arguments are`} taken besides options, and more are there; see ${orList(['--help'])}.`;
}
