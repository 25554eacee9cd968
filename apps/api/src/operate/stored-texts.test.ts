import { runProgram } from '@partyline/tools-processes';
import { insertAccount, insertRow, insertUser, insertWorkspace } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerTest } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { faultsOf, listFaultyTexts, TEXT_TABLES } from './stored-texts.ts';

const test = oncePerTest(createTestDatabase);

const check = () =>
  runProgram('apps/api/src/operate/main.ts', ['text', 'check'], { env: { DATABASE_URL: test.url } });

it('[GU-10] finds nothing in names and addresses as they are, and exits with 0', async () => {
  await insertUser(test.database, {
    email: 'zo\u00EB@example.test',
    name: '\u845B\u{E0100}',
    first_name: '\u0645\u06CC\u200C\u062E',
  });
  const { exitCode, stdout } = await check();
  expect(stdout).toBe('No stored name or address has hidden characters or is compared in another way.\n');
  expect(exitCode).toBe(0);
});

it('[GU-10] lists each stored text that a form would refuse, escaped, exits with 1 and changes nothing', async () => {
  const uid = await insertUser(test.database, { email: '\u212Aim@example.test', name: 'Kim\u202E' });
  const { accountId } = await insertAccount(test.database, { name: 'Acme' });
  const workspaceId = await insertWorkspace(test.database, { account_id: accountId, name: 'Stu\u200Bdio' });
  const invitation = {
    account_id: accountId,
    workspace_id: workspaceId,
    role_id: 4,
    expires_at: new Date(Date.now() + 1e9),
  };
  const id = await insertRow<number>(
    test.database,
    'invitations',
    { ...invitation, email: 'e\u0301va\u00AD@example.test' },
    'id',
  );
  const read = () =>
    test.database.query<{ version: string; email: string }>(
      `SELECT xmin::text AS version, email FROM app.users UNION ALL SELECT xmin::text, email FROM app.invitations`,
    );
  const before = (await read()).rows;
  const { exitCode, stdout, stderr } = await check();
  expect(stderr).toBe('');
  expect(stdout.trimEnd().split('\n')).toEqual([
    `users ${uid}, name: "Kim\\u{202E}" has a character that turns the text around`,
    `users ${uid}, email: "\\u{212A}im@example.test" is another address now than it was for the rule before`,
    `workspaces ${workspaceId}, account ${accountId}, name: "Stu\\u{200B}dio" has an invisible character`,
    `invitations ${id}, account ${accountId}, email: "e\\u{0301}va\\u{00AD}@example.test" has an invisible character; ` +
      'is not composed, so it is not found by the composed address; is another address now than it was for the rule before',
  ]);
  expect(exitCode).toBe(1);
  expect((await read()).rows).toEqual(before);
});

it('[GU-10] reads page by page and misses no row', async () => {
  const { accountId } = await insertAccount(test.database);
  for (let each = 0; each < 7; each += 1)
    await insertWorkspace(test.database, { account_id: accountId, name: `Stage\u200B${String(each)}` });
  const found: string[] = [];
  for await (const { value } of listFaultyTexts(test.database, 3)) found.push(value.slice(-1));
  expect(found).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

it('[GU-10] looks at every column of the database that is called a name or an address', async () => {
  const { rows } = await test.database.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'app' AND data_type = 'text' AND column_name ~ '(^|_)(name|email|company)$' ORDER BY 1`,
  );
  const looked = TEXT_TABLES.flatMap(({ table, names, addresses }) =>
    [...names, ...addresses].map((field) => `${table}.${field}`),
  );
  // Names that no form or file gives: the product's own, and those of instance hosts.
  const own = ['instance_hosts.name', 'instances.host_name', 'migrations.name', 'roles.name'];
  const views = /^(active|current)_/;
  expect(rows.map(({ name }) => name).filter((name) => !views.test(name))).toEqual(
    [...looked, ...own].toSorted(),
  );
});

it.each([
  ['Kim@example.test', []],
  ['\u00C9va@example.test', ['folds-differently']],
  ['\u00E9va@example.test', []],
])('judges the address %s', (address, faults) => {
  expect(faultsOf(address, true)).toEqual(faults);
});
