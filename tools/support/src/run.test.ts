import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { MOST_BYTES } from './cli/read-text.ts';
import { call, folderWith } from './testing/call.ts';

const names = [...COMMANDS.keys()];

describe.each(names)('%s', (name) => {
  it('explains itself: every option, every exit code, and examples that it takes', async () => {
    const { exitCode, stdout, stderr } = await call([name, '--help']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const command = await COMMANDS.get(name)?.load();
    for (const option of Object.keys(command?.options ?? {})) expect(stdout).toContain(`  --${option}`);
    expect(stdout).toMatch(/Exit codes:\n {2}0 .+\n {2}1 .+\n {2}2 /);
    expect(stdout).toContain(`npm run support -- ${name}`);
  });

  it('explains itself with any other arguments', async () => {
    expect((await call([name, 'a', 'b', 'c', '--help'])).exitCode).toBe(0);
  });

  it.each([
    ['an unknown option', ['--colour'], 'There is no option "--colour": '],
    ['too many arguments', ['a', 'b', 'c', 'd'], 'taken besides options'],
    ['a switch with a value', ['--json=yes'], '--json takes no value.'],
    ['an option twice', ['--json', '--json'], '--json is there twice.'],
  ])('refuses %s in one sentence', async (_what, args, sentence) => {
    const { exitCode, stdout, stderr } = await call([name, ...args]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

const READERS: readonly (readonly [string, readonly string[]])[] = [
  ['claims', []],
  ['device', []],
  ['check-csv', []],
  ['price', ['--plan', 'Pro', '--users', '16', '--catalogue']],
];

describe.each(READERS)('the input of %s', (name, options) => {
  const read = (bytes: Uint8Array) => call([name, ...options, '-'], bytes);

  it.each([
    ['UTF-16, little end first', [0xff, 0xfe, 0x7b, 0x00], 'UTF-16'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x7b], 'UTF-16'],
    ['binary', [0x7f, 0x45, 0x4c, 0x46, 0x00], 'zero bytes'],
    ['cut off in a letter', [0x22, 0xc3], 'not text in UTF-8'],
    ['not UTF-8', [0xe9, 0x20], 'not text in UTF-8'],
  ])('may not be %s', async (_what, bytes, words) => {
    const { exitCode, stdout, stderr } = await read(new Uint8Array(bytes));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(words);
  });

  it('may not be larger than 16 MB, be it one line', async () => {
    const { exitCode, stderr } = await read(Buffer.alloc(MOST_BYTES + 1, 'x'));
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/is larger than 16 MB\.$/m) as string,
    });
  });

  it('has to be named at a terminal', async () => {
    if (name === 'price') return;
    expect(await call([name, ...options], null)).toMatchObject({
      exitCode: 2,
      stderr: 'Name a file, or pipe something in.\n',
    });
  });

  it.each(['', 'a\0b', 'x'.repeat(5000), '/dev/null/x'])(
    'may not be a file of the name %j',
    async (source) => {
      const { exitCode, stdout } = await call([name, ...options, source], null);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    },
  );

  it('may be of any shape in JSON without an exception', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    for (const json of ['null', '0', '""', '[]', '{}', '[null]', '[[]]', '{"__proto__":[]}', deep]) {
      expect([0, 1, 2], json.slice(0, 20)).toContain((await read(Buffer.from(json))).exitCode);
    }
  });
});

it('prints no control characters', async () => {
  const evil = '\u001B]0;owned\u0007\u202Egnp\u009B31m';
  const folder = folderWith({ 'evil.csv': `email,role,workspace\n${evil},${evil},${evil}\n` });
  for (const args of [
    ['check-csv', 'evil.csv'],
    ['check-csv', 'evil.csv', '--json'],
    ['route', evil],
    [evil],
    ['route', `--${evil}`],
    ['device', evil],
  ]) {
    const { stdout, stderr } = await call(args, '', folder);
    expect(stdout + stderr).not.toMatch(/[^\P{C}\n]/u);
    expect(stdout + stderr).not.toBe('');
  }
});
