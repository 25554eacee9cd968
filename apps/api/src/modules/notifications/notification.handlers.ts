import { TAKEN_OVER } from '../../http/handler-result.ts';
import type { Handlers } from '../../http/route-types.ts';
import { openStream, type StreamDeps } from './stream.service.ts';

/** GET users/notification/stream. */
export function notificationHandlers(deps: StreamDeps): Pick<Handlers, 'notificationStream'> {
  return {
    notificationStream: async (context) => {
      const lastEventId = context.headers['last-event-id'];
      await openStream(deps, { ...context, lastEventId, takeOver: (headers) => context.takeOver(headers) });
      return TAKEN_OVER;
    },
  };
}
