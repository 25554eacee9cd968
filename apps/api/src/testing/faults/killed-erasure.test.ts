import { insertAccount, insertMember } from '@partyline/rows/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';
import { withinRounds } from '../processes/fault-rounds.ts';

const KILLS = 5;
const PEOPLE_AT_ONCE = 6;

const { test, issuer, node } = apiProcess(() => ({ hostUrl: 'http://127.0.0.1:9/instance-host/v1' }));

/** Requests the erasure; true if acknowledged before the kill. */
async function leave(uid: string): Promise<boolean> {
  try {
    return (await node.call('deleteOwnAccess', { token: await issuer.tokenFor({ uid }) })).status === 200;
  } catch {
    return false;
  }
}

/** Whether a user exists wholly or not at all. */
async function stateOf(uid: string): Promise<string> {
  const { rows } = await test.database.query<{ state: string }>(
    `SELECT concat_ws(' ', u.email <> '', u.deleted_at IS NULL,
        EXISTS (SELECT FROM app.memberships m WHERE m.user_uid = u.uid),
        EXISTS (SELECT FROM app.audit a WHERE a.actor_uid = u.uid)) AS state
      FROM app.users u WHERE u.uid = $1`,
    [uid],
  );
  return rows[0]?.state ?? 'no row';
}
const THERE = 't t t t';
const GONE = 'f f f f';

it(
  '[API-16, GX-20] erases no user partly and loses no erasure, killed midway while the identity service is unavailable',
  { timeout: withinRounds(KILLS) },
  async () => {
    const { accountId } = await insertAccount(test.database);
    const people: string[] = [];
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      issuer.available = true;
      const api = await node.start();
      const round = await Promise.all(
        Array.from({ length: PEOPLE_AT_ONCE }, () =>
          insertMember(test.database, { accountId, role: 'account-admin' }),
        ),
      );
      people.push(...round);
      for (const uid of round) {
        const token = await issuer.tokenFor({ uid, accountId });
        expect((await node.call('exportOwnData', { token })).status).toBe(200);
      }
      issuer.available = kill % 2 === 0;
      const leaving = Promise.all(
        round.map(async (uid) => {
          if (await leave(uid)) acknowledged.add(uid);
        }),
      );
      // Spread, to interrupt every part of the work.
      await wait(10 + kill * 15);
      await api.kill();
      await leaving;
    }
    for (const uid of people) {
      const state = await stateOf(uid);
      expect([THERE, GONE]).toContain(state);
      if (acknowledged.has(uid)) expect(state).toBe(GONE);
    }

    issuer.available = true;
    await node.start();
    for (const uid of people) {
      const isGone = (await stateOf(uid)) === GONE;
      if (isGone) await until('the identity service has removed them', () => issuer.people.isDeleted(uid));
      else expect(await leave(uid)).toBe(true);
    }
    await until(
      'all users are gone at last',
      () => people.every((uid) => issuer.people.isDeleted(uid)),
      30_000,
    );
  },
);
