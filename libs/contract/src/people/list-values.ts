/** [PLUS-22] */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;

/** [INV-5] */
export const ACCESS_SORTS = ['email', 'workspace', 'permission', 'status', 'lastActive', 'endsAt'] as const;
export type AccessSort = (typeof ACCESS_SORTS)[number];
