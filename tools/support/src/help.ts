import type { Command } from './cli/command.ts';
import { COMMANDS } from './commands.ts';

const CALL = 'npm run support --';
const WRONG_USE = 'wrong use or unreadable input: one sentence on the standard error, nothing else';

const column = (pairs: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

export function generalHelp(): string[] {
  return [
    'Answers questions of support staff from the rules of the product. Nothing is changed; only commands that say so ask a running API.',
    '',
    `Usage: ${CALL} COMMAND [options]`,
    '',
    'Commands:',
    ...column([...COMMANDS].map(([name, { summary }]) => [name, summary] as const)),
    '',
    'Every command takes:',
    ...column([
      ['--help', 'what the command takes, with examples'],
      ['--json', 'the answer as JSON, for scripts'],
    ]),
    '',
    'A file can be -, the standard input; where something is piped in, it can be left out.',
    '',
    'Exit codes:',
    ...column([
      ['0', 'fine, or allowed'],
      ['1', 'refused, or problems found'],
      ['2', WRONG_USE],
      ['70', 'a defect of this tool'],
    ]),
  ];
}

export function commandHelp(name: string, command: Command): string[] {
  const options = Object.entries(command.options).map(
    ([option, { value, help, isRepeatable }]) =>
      [
        `--${option}${value === undefined ? '' : ` ${value}`}`,
        `${help}${isRepeatable ? ' (may be repeated)' : ''}`,
      ] as const,
  );
  return [
    ...command.about,
    '',
    `Usage: ${CALL} ${name} ${command.usage}`,
    '',
    'Options:',
    ...column([...options, ['--json', 'the answer as JSON, for scripts'], ['--help', 'this']]),
    '',
    'Exit codes:',
    ...column([
      ['0', command.exits[0]],
      ['1', command.exits[1]],
      ['2', WRONG_USE],
    ]),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${CALL} ${name} ${example}`),
  ];
}
