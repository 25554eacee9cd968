import { insertUser } from '@partyline/rows/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { accessCalls } from '../../../testing/accounts/invitations.ts';
import { countStatements } from '../../../testing/database/counting-database.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { mailKeyOf } from '../../../records/invitations/invitation-key.ts';
import { acceptSignedIn } from './accept-signed-in.service.ts';
import { verifyInvitation } from './verify-invitation.service.ts';

const api = oncePerFile(startApi);
let guesser: string;
let keys: Readonly<Record<'unknown' | 'foreign' | 'expired' | 'revoked', string>>;

beforeAll(async () => {
  const testAccount = await insertTestAccount(api);
  const calls = accessCalls(api, testAccount);
  guesser = await insertUser(api.db);
  const invite = async () => Number((await calls.send(testAccount.ownerUid, 'vic-admin')).data!.id.slice(1));
  const [foreign, expired, revoked] = [await invite(), await invite(), await invite()];
  await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [expired]);
  await calls.revoke(testAccount.ownerUid, `i${revoked}`);
  const keyOf = (id: number) => mailKeyOf(api.config.invitations.secret, { id, version: 1 });
  keys = {
    ...{ unknown: 'A'.repeat(22), foreign: keyOf(foreign) },
    ...{ expired: keyOf(expired), revoked: keyOf(revoked) },
  };
});

function identity(): TokenIdentity {
  return {
    ...{ uid: guesser, email: `${guesser}@example.test`, emailVerified: true, provider: 'password' },
    ...{ hasSecondFactor: false, name: '', photoURL: null, accountId: null, workspaceId: null },
    ...{ signedInAt: 1, issuedAt: 1, expiresAt: 2, claims: {} },
  };
}

/** Counts the statements of a refused call, BEGIN and COMMIT included. */
async function statementsOf(work: (database: TestApi['db']) => Promise<unknown>): Promise<number> {
  const counting = countStatements(api.db);
  await expect(work(counting.database)).rejects.toMatchObject({ failure: 'invite-not-valid' });
  return counting.statements();
}

describe.each(['foreign', 'expired', 'revoked'] as const)('a key of others that is %s', (which) => {
  it('[GV-3, GV-17] is answered like an unknown key', async () => {
    const token = await api.tokenFor({ uid: guesser, email: `${guesser}@example.test` });
    const answerTo = async (inviteId: string) => {
      const response = await fetch(`${api.baseUrl}/api/invitation/accept`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ inviteId }),
      });
      return { status: response.status, body: await response.json() };
    };
    const unknown = await answerTo(keys.unknown);
    expect(unknown.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(unknown.body)).toContain('Invalid or expired action code');
    expect(await answerTo(keys[which])).toEqual(unknown);
  });

  it('[GV-3] takes as much work as an unknown key', async () => {
    const accept = (key: string) =>
      statementsOf((database) =>
        acceptSignedIn(database, {
          ...{ identity: identity(), isKnown: true, key, requestId: 'a-request', now: new Date() },
        }),
      );
    expect(await accept(keys[which])).toBe(await accept(keys.unknown));
    if (which === 'foreign') return;
    const verify = (key: string) => statementsOf((database) => verifyInvitation(database, key, new Date()));
    expect(await verify(keys[which])).toBe(await verify(keys.unknown));
  });
});
