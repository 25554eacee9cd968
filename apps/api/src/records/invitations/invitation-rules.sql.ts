// Each function takes the alias of an invitation; sql-rules.test.ts compares all with `statusAt`.

/** Returns SQL for whether an invitation is pending at this instant. [GV-2, PLUS-4] */
export const isOpenSql = (
  alias: string,
): string => `${alias}.status = 'pending' AND ${alias}.expires_at > now()
  AND (${alias}.ends_at IS NULL OR ${alias}.ends_at > now())`;

/** Returns SQL for whether an invitation is stored as pending, but has expired. [GV-2, PLUS-4] */
export const isOverdueSql = (alias: string): string =>
  `${alias}.status = 'pending' AND (${alias}.expires_at <= now() OR ${alias}.ends_at <= now())`;

/** Returns SQL for whether an invitation ended without acceptance. [GV-18] */
export const isClosedSql = (alias: string): string =>
  `${alias}.status <> 'accepted' AND (${alias}.status <> 'pending' OR ${isOverdueSql(alias)})`;
