import { INVITATION_STATUSES, statusAt } from '@partyline/invitations';
import { millisecondsInMinute } from 'date-fns/constants';
import { expect, it } from 'vitest';
import { evaluateSql } from '../../testing/database/evaluate-sql.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { isClosedSql, isOpenSql, isOverdueSql } from './invitation-rules.sql.ts';

const nowMs = Date.now();
/** A minute to each side of now: the clocks of test and PostgreSQL may differ. */
const INSTANTS = [nowMs - millisecondsInMinute, nowMs + millisecondsInMinute];
const INVITATIONS = INVITATION_STATUSES.flatMap((status) =>
  INSTANTS.flatMap((expiresAtMs) =>
    [null, ...INSTANTS].map((endsAtMs) => ({ status, expiresAtMs, endsAtMs })),
  ),
);

const test = oncePerFile(createTestDatabase);

async function evaluate(expression: string): Promise<readonly boolean[]> {
  const found = await evaluateSql<boolean | null>(test.database, {
    expression,
    alias: 'i',
    columns: 'status text, expires_at timestamptz, ends_at timestamptz',
    rows: INVITATIONS.map(({ status, expiresAtMs, endsAtMs }) => ({
      status,
      expires_at: new Date(expiresAtMs).toISOString(),
      ends_at: endsAtMs === null ? null : new Date(endsAtMs).toISOString(),
    })),
  });
  return found.map((value) => value === true);
}

const current = INVITATIONS.map((invitation) => statusAt(invitation, nowMs));

it('[GV-2, PLUS-4] calls exactly the invitations open that are pending by the rule', async () => {
  expect(await evaluate(isOpenSql('i'))).toEqual(current.map((status) => status === 'pending'));
});

it('[GV-2, PLUS-4] expires exactly the pending invitations that are expired by the rule', async () => {
  const expected = INVITATIONS.map(({ status }, nr) => status === 'pending' && current[nr] === 'expired');
  expect(await evaluate(isOverdueSql('i'))).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set([true, false]));
});

it('[GV-18] calls exactly the invitations closed that are neither pending nor accepted by the rule', async () => {
  // An accepted invitation stays accepted, whatever becomes of the access.
  const expected = INVITATIONS.map(({ status }, nr) => status !== 'accepted' && current[nr] !== 'pending');
  expect(await evaluate(isClosedSql('i'))).toEqual(expected);
});
