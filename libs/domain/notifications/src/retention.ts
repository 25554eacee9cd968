/** How long a notification is kept, in days. [GN-12] */
export const NOTIFICATION_RETENTION_DAYS = 90;
