import * as v from 'valibot';
import { endsWithPeriod } from '../billing/subscriptions.ts';
import { common, ignored, readParams, text } from '../model/form-params.ts';
import type { PortalFlow, PortalSession } from '../model/objects.ts';
import { newId } from '../model/object-store.ts';
import type { Operation } from '../model/context.ts';
import { requireCustomer } from '../model/live-customer.ts';
import { invalid } from '../model/payment-error.ts';

const address = v.pipe(text, v.regex(/^https?:\/\//, 'Not a valid URL'));
const flowData = v.strictObject({
  type: v.picklist(['subscription_cancel', 'payment_method_update']),
  subscription_cancel: v.optional(v.strictObject({ subscription: text, retention: ignored })),
  after_completion: v.optional(
    v.strictObject({
      type: v.picklist(['redirect', 'portal_homepage', 'hosted_confirmation']),
      redirect: v.optional(v.strictObject({ return_url: address })),
      hosted_confirmation: ignored,
    }),
  ),
});
const newSession = v.strictObject({
  ...common,
  customer: text,
  return_url: v.optional(address),
  flow_data: v.optional(flowData),
  configuration: v.optional(text),
  locale: v.optional(text),
});

export const createPortalSession: Operation = (context, { params }) => {
  const input = readParams(newSession, params);
  const customer = requireCustomer(context, input.customer, 'customer');
  const cancels = input.flow_data?.subscription_cancel?.subscription;
  if (input.flow_data?.type === 'subscription_cancel' && cancels === undefined)
    throw invalid(
      'Missing required param: flow_data[subscription_cancel].',
      'flow_data[subscription_cancel]',
      'parameter_missing',
    );
  if (cancels !== undefined) {
    const param = 'flow_data[subscription_cancel][subscription]';
    const subscription = context.objects.require('subscription', cancels, param);
    if (subscription.customer !== customer.id) throw invalid('It belongs to another customer.', param);
    if (endsWithPeriod(subscription) || subscription.status === 'canceled')
      throw invalid('The subscription is already set to be canceled.', param);
  }
  const id = newId('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: context.now(),
    livemode: false,
    configuration: input.configuration ?? 'bpc_sandbox',
    customer: customer.id,
    flow: flowOf(input.flow_data),
    locale: input.locale ?? null,
    on_behalf_of: null,
    return_url: input.return_url ?? null,
    url: `${context.url()}/payments/portal/${id}`,
  };
  return context.objects.put(session);
};

function flowOf(data: v.InferOutput<typeof flowData> | undefined): PortalFlow | null {
  if (data === undefined) return null;
  const { type, subscription_cancel: cancel, after_completion: after } = data;
  return {
    type,
    subscription_cancel: cancel ? { subscription: cancel.subscription, retention: null } : null,
    after_completion: {
      type: after?.type ?? 'portal_homepage',
      redirect: after?.redirect ?? null,
      hosted_confirmation: null,
    },
  };
}
