import type { SubscriptionType } from '@partyline/pricing';
import * as v from 'valibot';

/** A price list with cards of its own. */
export type ListName = Exclude<SubscriptionType, 'trial'>;

const LIST_NAMES = ['new', 'upgrade', 'skyport'] as const satisfies readonly ListName[];

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/**
 * What the address of /myaccount holds of the plans, so that a link opens them: the price list, the instance or device that it is for, and
 * the price whose purchase dialog is open.
 */
export const plansSearchSchema = v.object({
  list: optional(v.picklist(LIST_NAMES)),
  target: optional(v.pipe(v.string(), v.maxLength(64))),
  plan: optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
});
/** The same, as the section reads it. */
export type PlansSearch = v.InferOutput<typeof plansSearchSchema>;
