import { expect, it } from 'vitest';
import { call, folderWith } from './testing/call.ts';
import { payloadOf, tokenOf } from './testing/tokens.ts';
import { lines, updateOf } from './testing/updates.ts';

const TOKEN = tokenOf(payloadOf('workspace-admin'));
const FILES = {
  'token.txt': `Bearer ${TOKEN}\n`,
  'broken.json': JSON.stringify({ ...payloadOf('workspace-admin'), accountId: '7' }),
  'started.ndjson': lines([
    updateOf(1, { status: 'init' }),
    updateOf(2, { state: 'online', status: 'healthy' }),
  ]),
  'stale.ndjson': lines([updateOf(2, { state: 'online' }), updateOf(1, { state: 'offline' })]),
  'people.csv': 'email,role,workspace\nada@example.org,workspace-admin,Studio\n',
  'wrong.csv': 'email,role,workspace\nada@example.org,king,Studio\n',
  'catalogue.json': '{"trial":[],"new":[],"upgrade":[]}',
  'utf16.json': new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
  'picture.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
  'latin1.csv': new Uint8Array([0x65, 0xe9, 0x0a]),
};

/** Arguments, standard input, exit code, and a pattern for the only output. */
type Case = readonly [string, string, 0 | 1 | 2, RegExp];

const CASES: readonly Case[] = [
  ['--help', '', 0, /explain-permission.+\n.+claims.+\n.+route.+\n.+device.+\n.+price.+\n.+check-csv/],
  ['', '', 2, /^Name a command: explain-permission, claims/],
  ['explain', '', 2, /did you mean explain-permission\?$/m],
  [
    'teleport',
    '',
    2,
    /there is explain-permission, claims, .+, payments, device-history, rights, who-can or notifications\.$/m,
  ],
  ['explain-permission start --role vic-admin --state offline', '', 0, /^Allowed\./],
  [
    'explain-permission start --role endpoint-user',
    '',
    1,
    /^Refused: User is not allowed to start VIC\. \[no-right\]/,
  ],
  ['explain-permission stat --role vic-admin', '', 2, /did you mean start or stop\?/],
  ['explain-permission start --role vic-amdin', '', 2, /did you mean vic-admin\?/],
  ['explain-permission start --rol vic-admin', '', 2, /There is no option "--rol": did you mean --role/],
  ['explain-permission start --role', '', 2, /^--role needs a value: ROLE\./],
  ['claims token.txt', '', 0, /^Role: workspace-admin \(Workspace Admin\)/],
  ['claims broken.json', '', 1, /Problem: accountId: This claim cannot be read\./],
  ['claims picture.png', '', 2, /is not text: it contains zero bytes/],
  ['claims -', TOKEN, 0, /The signature is not checked/],
  ['claims', TOKEN, 0, /The signature is not checked/],
  ['route /dashboard --signed-in', '', 0, /^Stays on "\/dashboard"\./],
  ['route /dashboard', '', 1, /^Sent from "\/dashboard" to \/; .+\n.+\[signed-out, ROUTE-20\]/],
  ['route', '', 2, /^Name the page/],
  ['route /login --signed-in --associations many', '', 2, /a whole number from 0 up, not "many"/],
  ['device started.ndjson', '', 0, /2 of 2 applied/],
  ['device stale.ndjson', '', 1, /2 \(line 2\): epoch 1, sequence 1: Ignored: a newer one/],
  ['device utf16.json', '', 2, /is UTF-16: save it as UTF-8/],
  ['device nothing.json', '', 2, /^The file "nothing.json" does not exist\./],
  ['device', lines([updateOf(1)]), 0, /1 of 1 applied/],
  ['price --plan Pro --users 16 --interval year', '', 0, /Charged: USD 2,560\.00 \(256000 cents\)/],
  ['price --plan Pro --users 17', '', 1, /Pro is not on sale for 17 users by the month; there is:/],
  ['price --plan Pro --users 16 --catalogue catalogue.json', '', 1, /skyport: This is missing\. \[missing\]/],
  ['price --plan Prro --users 16', '', 2, /did you mean Pro\?/],
  ['check-csv people.csv', '', 0, /1 row: 1 valid/],
  [
    'check-csv wrong.csv',
    '',
    1,
    /Line 2, row 1: invalid\n {3}role "king": Role is not known\. \[role-unknown\]/,
  ],
  ['check-csv latin1.csv', '', 2, /is not text in UTF-8/],
  ['check-csv .', '', 2, /is a folder/],
  ['check-csv - --rows -', 'email,role,workspace\n', 2, /can be read once only/],
];

it.each(CASES)('%s (stdin %j) ends with %i', async (line, stdin, exitCode, says) => {
  const folder = folderWith(FILES);
  const outcome = await call(line.split(' ').filter(Boolean), stdin, folder);
  const [spoken, silent] =
    exitCode === 2 ? [outcome.stderr, outcome.stdout] : [outcome.stdout, outcome.stderr];
  expect(outcome.exitCode, outcome.stderr).toBe(exitCode);
  expect(spoken).toMatch(says);
  expect(silent).toBe('');
  expect(spoken).not.toContain('\u001B');
  expect(spoken.endsWith('\n')).toBe(true);
  if (exitCode === 2) expect(spoken.trimEnd().split('\n')).toHaveLength(1);
});
