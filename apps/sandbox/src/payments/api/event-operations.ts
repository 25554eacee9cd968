import * as v from 'valibot';
import { paging, readParams, text } from '../model/form-params.ts';
import { pageOf } from '../model/object-store.ts';
import type { Operation } from '../model/context.ts';

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
