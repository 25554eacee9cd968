import { INVITATION_STATUSES, statusAt, type InvitationStatus } from '@partyline/invitations';
import { millisecondsInMinute } from 'date-fns/constants';
import { expect, it } from 'vitest';
import type { Tables } from '../../../db/tables.gen.ts';
import { evaluateSql } from '../../../testing/database/evaluate-sql.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { COUNTS } from '../../../records/invitations/held-rows.repository.ts';
import { SHOWN_STATUS, STATUS_SQL } from './access-page.sql.ts';

interface ListedRow {
  readonly state: Tables['access_rows']['state'];
  readonly ends_key: string;
  readonly expires_key: string;
}

const nowMs = Date.now();
/** A minute to each side of now, and never: the clocks of test and PostgreSQL may differ. */
const ENDS = [
  new Date(nowMs - millisecondsInMinute).toISOString(),
  new Date(nowMs + millisecondsInMinute).toISOString(),
  'infinity',
];
const MEMBERSHIPS = (['accepted', 'suspended', 'revoked'] as const).flatMap((state) =>
  ENDS.map((ends_key): ListedRow => ({ state, ends_key, expires_key: 'infinity' })),
);
const INVITATIONS = (['pending', 'expired', 'revoked'] as const).flatMap((state) =>
  ENDS.flatMap((ends_key) => ENDS.map((expires_key): ListedRow => ({ state, ends_key, expires_key }))),
);
const ROWS = [...MEMBERSHIPS, ...INVITATIONS];

const msOf = (key: string): number => (key === 'infinity' ? Number.POSITIVE_INFINITY : Date.parse(key));

const current = ROWS.map(({ state, ends_key, expires_key }): InvitationStatus => {
  const endsAtMs = ends_key === 'infinity' ? null : msOf(ends_key);
  const status = state === 'suspended' ? 'accepted' : state;
  return statusAt({ status, expiresAtMs: msOf(expires_key), endsAtMs }, nowMs);
});

const test = oncePerFile(createTestDatabase);

const evaluate = <Answer>(expression: string): Promise<readonly Answer[]> =>
  evaluateSql(test.database, {
    expression,
    alias: 'r',
    columns: 'state text, ends_key timestamptz, expires_key timestamptz',
    rows: ROWS,
  });

it('[PLUS-1, PLUS-4] shows every row with the status of the rule', async () => {
  expect(await evaluate(SHOWN_STATUS)).toEqual(current);
  expect(new Set(current)).toEqual(new Set(INVITATION_STATUSES));
});

it('[GV-4, PLUS-1, PLUS-4, PLUS-5] finds under each status exactly the rows that have it by the rule', async () => {
  for (const status of INVITATION_STATUSES) {
    expect(await evaluate(STATUS_SQL[status]), status).toEqual(current.map((shown) => shown === status));
  }
  expect(await evaluate(STATUS_SQL.suspended)).toEqual(
    ROWS.map(({ state }, nr) => state === 'suspended' && current[nr] === 'accepted'),
  );
});

it('[GV-8] counts exactly the rows that are pending or accepted by the rule', async () => {
  expect(await evaluate(COUNTS)).toEqual(
    current.map((status) => status === 'pending' || status === 'accepted'),
  );
});
