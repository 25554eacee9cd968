import { insertAccount, insertMember } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import type { IdentityAdmin, TokenClaims } from '../../../providers/identity/identity-admin.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { withOwnClaimsLock, setClaims } from './set-claims.ts';

const test = oncePerFile(createTestDatabase);

const ROLES = [4, 3, 6];

/** Changes the role during the first calls; returns the claims. */
async function setWhileChanging(changes: number) {
  const { accountId, defaultWorkspaceId: workspaceId } = await insertAccount(test.database);
  const uid = await insertMember(test.database, { accountId, workspaceId, role: 'workspace-admin' });
  const set: TokenClaims[] = [];
  const identity: IdentityAdmin = {
    setClaims: async (_uid, claims) => {
      set.push(claims);
      if (set.length > changes) return;
      await test.database.query('UPDATE app.memberships SET role_id = $2 WHERE user_uid = $1', [
        uid,
        ROLES[(set.length - 1) % ROLES.length],
      ]);
    },
    readClaims: () => Promise.reject(new Error('not asked for here')),
    endSessions: () => Promise.reject(new Error('not asked for here')),
    deleteUser: () => Promise.reject(new Error('not asked for here')),
  };
  const named = { accountId, workspaceId };
  const deps = { database: test.database, identity, now: () => new Date() };
  return { set, done: withOwnClaimsLock(test.database, uid, (lock) => setClaims(deps, lock, named)) };
}

it('[GC-14] sets claims once without a concurrent change', async () => {
  const { set, done } = await setWhileChanging(0);
  expect((await done)?.chosen?.role).toBe('workspace-admin');
  expect(set).toHaveLength(1);
});

it('[GC-14] sets them again after a concurrent change, until they match', async () => {
  const { set, done } = await setWhileChanging(2);
  expect((await done)?.chosen?.role).toBe('vic-admin');
  expect(set.map(({ role }) => role)).toEqual(['workspace-admin', 'endpoint-user', 'vic-admin']);
});

it('answers unavailable when the data keep changing', async () => {
  const { set, done } = await setWhileChanging(100);
  await expect(done).rejects.toMatchObject({ failure: 'unavailable' });
  expect(set).toHaveLength(5);
});
