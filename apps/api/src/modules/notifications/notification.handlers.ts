import { languageOfRequest } from '../../http/answers/page-language.ts';
import { TAKEN_OVER } from '../../http/answers/handler-result.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import {
  deleteNotifications,
  listNotifications,
  markNotification,
} from './list/notification-list.service.ts';
import { changePreference, readPreferences } from './list/preferences.service.ts';
import { openStream, type StreamDeps } from './stream/stream.service.ts';

type NotificationRoutes =
  | 'listNotifications'
  | 'markNotification'
  | 'deleteNotifications'
  | 'readNotificationPreferences'
  | 'changeNotificationPreference'
  | 'notificationStream';

/** Handles users/notification, its preferences and its stream. [API-21, API-22, PLUS-27] */
export function notificationHandlers(deps: StreamDeps): Pick<Handlers, NotificationRoutes> {
  const { database } = deps;
  return {
    listNotifications: async ({ caller, query, headers }) => [
      ...(await listNotifications(database, caller, {
        workspaceId: query.workspaceId ?? null,
        language: languageOfRequest({ headers }, caller.language),
      })),
    ],
    markNotification: ({ caller, body }) => markNotification(database, caller, body),
    deleteNotifications: ({ caller, query }) => deleteNotifications(database, caller, query.docId),
    readNotificationPreferences: ({ identity }) => readPreferences(database, identity.uid),
    changeNotificationPreference: ({ identity, body }) => changePreference(database, identity.uid, body),
    notificationStream: async (context) => {
      const lastEventId = context.headers['last-event-id'];
      const language = languageOfRequest(context, context.caller.language);
      await openStream(deps, {
        ...context,
        language,
        lastEventId,
        takeOver: (headers) => context.takeOver(headers),
      });
      return TAKEN_OVER;
    },
  };
}
