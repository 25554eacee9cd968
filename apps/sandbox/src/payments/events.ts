import * as v from 'valibot';
import type { EventType } from './context.ts';
import { paging, readParams, text } from './form-params.ts';
import type { PaymentEvent } from './objects.ts';
import { newId, pageOf } from './object-store.ts';
import type { Operation } from './operation.ts';

/** The version of the API whose shapes the sandbox speaks: that of the official package in use. */
export const API_VERSION = '2026-10-28.endive';

/** A new event, about the object as it is now. */
export function newEvent(created: number, type: EventType, object: object, previous?: object): PaymentEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

export const listEvents: Operation = (context, { params }) => {
  const schema = v.strictObject({
    ...paging,
    type: v.optional(text),
    types: v.optional(v.array(text)),
    delivery_success: v.optional(text),
  });
  const { type, types, delivery_success: delivered, ...page } = readParams(schema, params);
  const fitting = context.objects
    .all('event')
    .filter(
      (event) =>
        (type === undefined || matches(type, event.type)) &&
        (types === undefined || types.includes(event.type)) &&
        (delivered === undefined || delivered === String(event.pending_webhooks === 0)),
    );
  return pageOf('/v1/events', fitting, page);
};

function matches(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
