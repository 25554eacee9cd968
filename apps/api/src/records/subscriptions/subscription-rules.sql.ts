import { TRIAL_PRODUCT_KIND } from '@partyline/roles';
import { isActive, isPastDue, SUBSCRIPTION_STATUSES } from '@partyline/subscriptions';
import { sqlList } from '../../db/columns.ts';

// Each function takes the alias of a subscription; sql-rules.test.ts compares all with the domain.

const ENDED = sqlList(SUBSCRIPTION_STATUSES.filter((status) => !isActive({ status })));

/** Returns SQL of `isActive`. A list of one value is planned as a comparison, so that indexes serve. [GB-12] */
export const isActiveSql = (alias: string): string => `${alias}.status NOT IN ${ENDED}`;

/** Returns SQL of `isActive`, negated. [GB-12] */
export const isEndedSql = (alias: string): string => `${alias}.status IN ${ENDED}`;

const PAST_DUE = sqlList(SUBSCRIPTION_STATUSES.filter((status) => isPastDue({ status })));

/** Returns SQL of `isPastDue`. [PLUS-19, HZ-3] */
export const isPastDueSql = (alias: string): string => `${alias}.status IN ${PAST_DUE}`;

/** Returns SQL of `isTrial`. [GB-19] */
export const isTrialSql = (alias: string): string => `${alias}.product_kind = '${TRIAL_PRODUCT_KIND}'`;

/** Returns SQL of `endOf` of what is not past due; an index has it. [GB-15] */
const endOfSql = (alias: string): string => `coalesce(${alias}.expiration_date, ${alias}.current_period_end)`;

/**
 * Returns SQL that holds for every subscription of `isPeriodOver` and `isDeletionDue`; `days`: SQL of the days until the deletion.
 * [GB-12]
 */
export const mayBeDueSql = (
  alias: string,
  days: string,
): string => `((${isPastDueSql(alias)} AND ${alias}.grace_ends_at <= now())
  OR (NOT (${isPastDueSql(alias)}) AND ${endOfSql(alias)} <= now()
    AND CASE WHEN ${isEndedSql(alias)} THEN ${endOfSql(alias)} <= now() - ${days} * interval '1 day'
      ELSE ${alias}.cancel_status OR ${isTrialSql(alias)} END))`;

/**
 * Returns SQL that holds for every subscription of `findEndNotice`; `now` and `days`: SQL of the instant and of the longest notice.
 * [PLUS-20]
 */
export function mayEndSoonSql(
  alias: string,
  { now, days }: { readonly now: string; readonly days: string },
): string {
  const isSoon = (end: string): string =>
    `${end} > ${now} AND ${end} <= ${now}::timestamptz + ${days} * interval '1 day'`;
  return `${isActiveSql(alias)} AND ((NOT (${isPastDueSql(alias)}) AND (${alias}.cancel_status OR ${isTrialSql(alias)}) AND ${isSoon(endOfSql(alias))})
    OR (${isPastDueSql(alias)} AND ${isSoon(`${alias}.grace_ends_at`)}))`;
}
