/** [PLUS-22] */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;

/** Larger totals are not counted: the log has no limit. [PLUS-43] */
export const AUDIT_COUNT_LIMIT = 1000;

/** [INV-5] */
export const ACCESS_SORTS = ['email', 'workspace', 'permission', 'status', 'lastActive', 'endsAt'] as const;
export type AccessSort = (typeof ACCESS_SORTS)[number];
