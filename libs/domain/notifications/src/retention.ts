/** [GN-12] */
export const NOTIFICATION_RETENTION_DAYS = 90;
