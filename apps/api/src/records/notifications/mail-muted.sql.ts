import type { NotificationKind } from '@partyline/notifications';

/** Returns the SQL of whether the user of a uid column muted mails of a kind. [PLUS-27] */
export const isMailMuted = (column: string, kind: NotificationKind): string =>
  `EXISTS (SELECT FROM app.notification_mutes x WHERE x.user_uid = ${column} AND x.kind = '${kind}' AND x.channel = 'mail')`;
