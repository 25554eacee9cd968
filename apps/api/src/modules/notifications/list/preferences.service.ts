import type { NotificationPreference } from '@partyline/contract';
import {
  canChooseChannel,
  KIND_CHANNELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from '@partyline/notifications';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { Tables } from '../../../db/tables.gen.ts';

/** Reads a user's preferences for every kind and channel; the default is on. [PLUS-27] */
export async function readPreferences(db: Db, uid: string): Promise<NotificationPreference[]> {
  const { rows } = await db.query<Pick<Tables['notification_mutes'], 'kind' | 'channel'>>({
    name: 'read-notification-mutes',
    text: 'SELECT kind, channel FROM app.notification_mutes WHERE user_uid = $1',
    values: [uid],
  });
  const isMuted = (kind: NotificationKind, channel: NotificationChannel): boolean =>
    canChooseChannel(kind, channel).allowed &&
    rows.some((row) => row.kind === kind && row.channel === channel);
  return NOTIFICATION_KINDS.flatMap((kind) =>
    NOTIFICATION_CHANNELS.filter((channel) => KIND_CHANNELS[kind][channel] !== 'none').map((channel) => ({
      kind,
      channel,
      isOn: !isMuted(kind, channel),
    })),
  );
}

/** Switches a kind on a channel. Refuses with `request-not-proper` what is always sent (own access) or never. [PLUS-27] */
export async function changePreference(
  database: Database,
  uid: string,
  { kind, channel, isOn }: NotificationPreference,
): Promise<NotificationPreference[]> {
  if (!canChooseChannel(kind, channel).allowed) {
    throw new ApiFailure('request-not-proper', {
      issues: [
        {
          path: 'body.channel',
          code: 'not-allowed',
          message: (texts) => texts.REQUEST_ISSUE_TEXTS['not-allowed'],
        },
      ],
    });
  }
  await database.query({
    name: isOn ? 'unmute-notifications' : 'mute-notifications',
    text: isOn
      ? 'DELETE FROM app.notification_mutes WHERE user_uid = $1 AND kind = $2 AND channel = $3'
      : 'INSERT INTO app.notification_mutes (user_uid, kind, channel) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [uid, kind, channel],
  });
  return readPreferences(database, uid);
}
