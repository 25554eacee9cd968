import { SEARCH_MAX_LENGTH } from '@partyline/display';
import type { SubscriptionType } from '@partyline/pricing';
import * as v from 'valibot';
import { searchParameter } from '../../../search-parameters.ts';

/** A price list with its own cards. */
export type ListName = Exclude<SubscriptionType, 'trial'>;

const LIST_NAMES = ['new', 'upgrade', 'skyport'] as const satisfies readonly ListName[];

const priceId = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

/** Search parameters of the plans: the price list, its instance or device, and the price of an open purchase dialog. */
export const plansSearchSchema = v.object({
  list: searchParameter(v.picklist(LIST_NAMES)),
  target: searchParameter(v.pipe(v.string(), v.maxLength(64))),
  plan: searchParameter(priceId),
});
export type PlansSearch = v.InferOutput<typeof plansSearchSchema>;

/**
 * Search parameters of the subscriptions: the instance or device whose plan is changed, the price chosen for it, and `q`, a part of
 * a name or workspace.
 */
export const subscriptionsSearchSchema = v.object({
  change: searchParameter(v.pipe(v.string(), v.maxLength(64))),
  to: searchParameter(priceId),
  q: searchParameter(v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH))),
});
export type SubscriptionsSearch = v.InferOutput<typeof subscriptionsSearchSchema>;
