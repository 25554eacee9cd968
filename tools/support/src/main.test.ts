import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callProcess, folderWith } from './testing/call.ts';
import { payloadOf, tokenOf } from './testing/tokens.ts';
import { lines, updateOf } from './testing/updates.ts';

// Each call is a process of its own: what the commands say is tested in process, in commands.test.ts.
const PEOPLE = 'email,role,workspace\nada@example.org,workspace-admin,Studio\n';
const FILES = {
  'people.csv': PEOPLE,
  'wrong.csv': PEOPLE.replace('workspace-admin', 'king'),
  'started.ndjson': lines([
    updateOf(1, { status: 'init' }),
    updateOf(2, { state: 'online', status: 'healthy' }),
  ]),
};

/** Arguments, standard input, exit code, and a pattern for the only output. */
type Case = readonly [string, string, 0 | 1 | 2, RegExp];

/** Every command once, files and standard input, and every exit code. */
const CASES: readonly Case[] = [
  ['', '', 2, /^Name a command: explain-permission, claims/],
  ['explain-permission start --role vic-admin --state offline', '', 0, /^Allowed\./],
  ['claims', tokenOf(payloadOf('workspace-admin')), 0, /The signature is not checked/],
  ['route /dashboard', '', 1, /^Sent from "\/dashboard" to \/; .+\n.+\[signed-out, ROUTE-20\]/],
  ['device started.ndjson', '', 0, /2 of 2 applied/],
  ['price --plan Pro --users 17', '', 1, /Pro is not on sale for 17 users by the month; there is:/],
  ['check-csv wrong.csv', '', 1, /Line 2, row 1: invalid\n/],
  ['check-csv nothing.csv', '', 2, /^The file "nothing.csv" does not exist\./],
];

it.each(CASES)(
  '%s (stdin %j) ends with %i',
  async (line, stdin, exitCode, says) => {
    const folder = folderWith(FILES);
    const outcome = await callProcess(line.split(' ').filter(Boolean), stdin, folder);
    const [spoken, silent] =
      exitCode === 2 ? [outcome.stderr, outcome.stdout] : [outcome.stdout, outcome.stderr];
    expect(outcome.exitCode, outcome.stderr).toBe(exitCode);
    expect(spoken).toMatch(says);
    expect(silent).toBe('');
    expect(spoken).not.toContain('\u001B');
    expect(spoken.endsWith('\n')).toBe(true);
    if (exitCode === 2) expect(spoken.trimEnd().split('\n')).toHaveLength(1);
  },
  60_000,
);

it('reads no more than 16 MB of an input that does not end', async () => {
  const outcome = await callProcess(['device', '-'], Buffer.alloc(40 * 1024 * 1024, 'x'));
  expect(outcome).toEqual({ exitCode: 2, stdout: '', stderr: 'The standard input is larger than 16 MB.\n' });
});

it('looks for a file where npm was called', async () => {
  const folder = folderWith(FILES);
  process.env['INIT_CWD'] = folder;
  process.env['npm_lifecycle_event'] = 'support';
  const outcome = await callProcess(['check-csv', 'people.csv']).finally(() => {
    delete process.env['INIT_CWD'];
    delete process.env['npm_lifecycle_event'];
  });
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
});

it('caches its compiled sources, so that the next call starts faster', async () => {
  await callProcess(['route', '/']);
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/support');
  expect(existsSync(cache)).toBe(true);
});
