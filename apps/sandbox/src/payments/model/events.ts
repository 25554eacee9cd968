import type { PaymentEvent } from './objects.ts';
import { newId } from './object-store.ts';

export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.trial_will_end',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.upcoming',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** API version of the official package in use. */
export const API_VERSION = '2026-10-28.endive';

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
