import { insertAccount, insertInstance, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../db/open-database.ts';
import { NotModified, PackedData, RawData } from '../../../http/answers/handler-result.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { AnswerMemory } from './answer-memory.ts';
import { readList } from './list-instances.repository.ts';
import { createInstanceList, type ListInstances } from './list-instances.service.ts';

const test = oncePerFile(createTestDatabase);
const account = oncePerFile(() => insertAccount(test.database));
let asked = 0;
let list: ListInstances;

beforeAll(() => {
  list = createInstanceList(counting(test.database));
});

function counting(database: Database): Database {
  return new Proxy(database, {
    get(target, key, receiver) {
      if (key === 'query' || key === 'connect') asked += 1;
      const value: unknown = Reflect.get(target, key, receiver);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function identityOf(uid: string): TokenIdentity {
  return {
    uid,
    email: `${uid}@example.test`,
    emailVerified: true,
    provider: 'password',
    hasSecondFactor: false,
    name: uid,
    photoURL: null,
    accountId: account.accountId,
    workspaceId: null,
    signedInAt: Date.now() / 1000,
    issuedAt: Date.now() / 1000,
    expiresAt: Date.now() / 1000 + 3_600,
    claims: {},
  };
}

/** Requests the list; returns the answer and its number of statements. */
async function ask(uid: string, held: string | null = null, readsBrotli = false) {
  asked = 0;
  const answer = await list({
    identity: identityOf(uid),
    query: {},
    hasEtag: held !== null,
    readsBrotli,
    holds: (etag) => etag === held,
  });
  return { answer, statements: asked };
}

async function grow(workspaces: number, devices: number): Promise<void> {
  for (let index = 0; index < workspaces; index += 1) {
    const workspaceId = await insertWorkspace(test.database, { account_id: account.accountId });
    await insertMember(test.database, { accountId: account.accountId, workspaceId, role: 'workspace-owner' });
    for (let device = 0; device < devices; device += 1) {
      await insertInstance(test.database, { account_id: account.accountId, workspace_id: workspaceId });
    }
  }
}

it('uses one statement for any number of workspaces, devices and members', async () => {
  const newcomer = () => insertMember(test.database, { accountId: account.accountId, role: 'account-admin' });
  expect((await ask(await newcomer())).statements).toBe(1);
  await grow(12, 5);
  const { answer, statements } = await ask(await newcomer());
  expect(statements).toBe(1);
  const workspaces = JSON.parse(answer instanceof RawData ? answer.json : '[]') as unknown[]; // the answer's own text
  expect(workspaces).toHaveLength(13);
});

it('uses one small statement while nothing has changed, with or without an ETag', async () => {
  const first = await ask(account.ownerUid);
  const etag = first.answer.etag!;
  const again = await ask(account.ownerUid);
  expect(again).toEqual({ answer: first.answer, statements: 1 });
  const unchanged = await ask(account.ownerUid, etag);
  expect(unchanged).toEqual({ answer: new NotModified(etag), statements: 1 });
});

it('uses at most two statements after a change, and never returns an old answer', async () => {
  const before = await ask(account.ownerUid);
  await grow(1, 0);
  const after = await ask(account.ownerUid, before.answer.etag);
  expect(after.statements).toBe(2);
  expect(after.answer).toBeInstanceOf(RawData);
  expect(after.answer).not.toEqual(before.answer);
});

it('uses one statement after an outdated answer, and the small one again once nothing changes', async () => {
  await ask(account.ownerUid);
  await ask(account.ownerUid);
  await grow(1, 0);
  expect((await ask(account.ownerUid)).statements).toBe(2);
  await grow(1, 0);
  const changed = await ask(account.ownerUid);
  expect(changed.statements).toBe(1);
  const same = await ask(account.ownerUid);
  expect(same.answer).toEqual(changed.answer);
  expect((await ask(account.ownerUid)).answer).toBe(same.answer);
});

it('keeps its query plan for a small account beside one with most workspaces', async () => {
  const large = await insertAccount(test.database);
  await test.database.query(
    `INSERT INTO app.workspaces (account_id, name) SELECT $1, 'Of many ' || n FROM generate_series(1, 2000) n`,
    [large.accountId],
  );
  await test.database.query('ANALYZE');
  // A connection of its own, without earlier plan costs.
  const fresh = openDatabase({ url: test.url, maxConnections: 1 });
  try {
    for (let call = 0; call < 8; call += 1) await readList(fresh, identityOf(account.ownerUid), new Map());
    const { rows } = await fresh.query(
      "SELECT custom_plans, generic_plans FROM pg_prepared_statements WHERE name = 'list'",
    );
    // PostgreSQL tries five custom plans before it decides.
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 3 }]);
  } finally {
    await fresh.end();
  }
});

it('compresses a long list once for clients that accept it, and sends others the text', async () => {
  const short = await ask(account.ownerUid, null, true);
  expect(short.answer).toBeInstanceOf(RawData);
  await grow(10, 20);
  const plain = await ask(account.ownerUid);
  const packed = await ask(account.ownerUid, null, true);
  if (!(plain.answer instanceof RawData) || !(packed.answer instanceof PackedData))
    throw new Error('One should be text, the other packed.');
  expect(packed.answer.etag).toBe(plain.answer.etag);
  expect(brotliDecompressSync(packed.answer.bytes).toString()).toContain(plain.answer.json);
  expect(packed.answer.size).toBeLessThan(plain.answer.size / 10);
  const again = await ask(account.ownerUid, null, true);
  expect(again.statements).toBe(1);
  expect(again.answer).toBe(packed.answer);
});

it('limits the cache: evicts the least recently used, and stores no overlong answer', () => {
  const memory = new AnswerMemory(10, 6);
  const keep = (question: string, etag: string, json: string) =>
    memory.set(question, new RawData(json, etag));
  keep('a', '1', 'aaaa');
  keep('b', '1', 'bbbb');
  expect(memory.get('a', '1')).toEqual(new RawData('aaaa', '1'));
  keep('c', '1', 'cccc');
  expect([memory.isLasting('a'), memory.isLasting('b'), memory.isLasting('c')]).toEqual([true, false, true]);
  expect(memory.get('a', '2')).toBeUndefined();
  keep('a', '2', 'too long a text');
  expect(memory.isLasting('a')).toBe(false);
  keep('d', '1', 'dddddd');
  expect([memory.isLasting('c'), memory.isLasting('d')]).toEqual([true, true]);
});

it('limits the number of cached answers', () => {
  const memory = new AnswerMemory(1_000, 1_000, 2);
  for (const question of ['a', 'b', 'c']) memory.set(question, new RawData('[]', '1'));
  expect([memory.isLasting('a'), memory.isLasting('b'), memory.isLasting('c')]).toEqual([false, true, true]);
});
