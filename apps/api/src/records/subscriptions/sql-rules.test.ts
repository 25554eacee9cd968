import { PAID_PRODUCT_KINDS, TRIAL_PRODUCT_KIND } from '@partyline/roles';
import {
  END_NOTICE_DAYS,
  findEndNotice,
  isActive,
  isDeletionDue,
  isPeriodOver,
  SUBSCRIPTION_STATUSES,
} from '@partyline/subscriptions';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { expect, it } from 'vitest';
import { evaluateSql } from '../../testing/database/evaluate-sql.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { isActiveSql, isEndedSql, isTrialSql, mayBeDueSql, mayEndSoonSql } from './subscription-rules.sql.ts';

const COLUMNS = `product_kind text, status text, cancel_status boolean, expiration_date timestamptz,
  current_period_end timestamptz, grace_ends_at timestamptz`;
const DELETION_DAYS = 3;

const nowMs = Date.now();
const inDays = (days: number) => new Date(nowMs + days * millisecondsInDay).toISOString();
/** A minute to each side of a limit: the clocks of test and PostgreSQL may differ. */
const around = (days: number) =>
  [-1, 1].map((side) => inDays(days + (side * millisecondsInMinute) / millisecondsInDay));
const ENDS = [null, ...around(-DELETION_DAYS), ...around(0), ...around(7), inDays(0.5)];

const KINDS = [...PAID_PRODUCT_KINDS, TRIAL_PRODUCT_KIND] as const;
const SUBSCRIPTIONS = KINDS.flatMap((productKind) =>
  SUBSCRIPTION_STATUSES.flatMap((status) =>
    [true, false].flatMap((cancelStatus) =>
      ENDS.flatMap((expirationDate) =>
        ENDS.flatMap((current_period_end) =>
          [null, ...around(0), ...around(7)].map((graceEndsAt) => ({
            productKind,
            status,
            cancelStatus,
            expirationDate,
            current_period_end,
            graceEndsAt,
          })),
        ),
      ),
    ),
  ),
);
const ROWS = SUBSCRIPTIONS.map((one) => ({
  ...one,
  product_kind: one.productKind,
  cancel_status: one.cancelStatus,
  expiration_date: one.expirationDate,
  grace_ends_at: one.graceEndsAt,
}));

const test = oncePerFile(createTestDatabase);

const evaluate = (expression: string, ...values: readonly unknown[]): Promise<readonly (boolean | null)[]> =>
  evaluateSql(test.database, { expression, alias: 'i', columns: COLUMNS, rows: ROWS, values });

it('finds the same subscriptions active, ended and on trial as the rules', async () => {
  expect(await evaluate(isActiveSql('i'))).toEqual(SUBSCRIPTIONS.map(isActive));
  expect(await evaluate(isEndedSql('i'))).toEqual(SUBSCRIPTIONS.map((one) => !isActive(one)));
  expect(await evaluate(isTrialSql('i'))).toEqual(
    SUBSCRIPTIONS.map(({ productKind }) => productKind === TRIAL_PRODUCT_KIND),
  );
});

it('[GB-12] selects exactly the subscriptions that the rules end or delete', async () => {
  const found = await evaluate(mayBeDueSql('i', '$1'), DELETION_DAYS);
  const expected = SUBSCRIPTIONS.map(
    (one) => isPeriodOver(one, nowMs) || isDeletionDue(one, nowMs, DELETION_DAYS),
  );
  expect(found.map((value) => value === true)).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set([true, false]));
});

it('[PLUS-20] selects every subscription whose admins the rule warns', async () => {
  const [days] = END_NOTICE_DAYS;
  const found = await evaluate(mayEndSoonSql('i', { now: '$1', days: '$2' }), new Date(nowMs), days);
  const warned = SUBSCRIPTIONS.map((one) => findEndNotice(one, nowMs) !== null);
  expect(SUBSCRIPTIONS.filter((_one, nr) => warned[nr] === true && found[nr] !== true)).toEqual([]);
  expect(new Set(warned)).toEqual(new Set([true, false]));
  expect(found).toContain(false);
});
