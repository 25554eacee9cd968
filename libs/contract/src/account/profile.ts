import { LANGUAGES } from '@partyline/display';
import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const acceptedDate = v.strictObject({ seconds: v.number(), nanoseconds: v.number() });

/** Offered, or free text as label. [EULA-16, GE-7, GE-8] */
export const marketCodeSchema = v.strictObject({ value: text(300), label: text(300) });

/** One part is enough. [EULA-26, GE-7] */
const marketBody = v.strictObject({ value: v.optional(text(1000), ''), label: v.optional(text(1000), '') });

/** [API-12, ENT-24] */
export const profileSchema = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  marketCode: marketCodeSchema,
  /** Three letters, or empty. */
  country: v.string(),
  /** Two letters for the USA, else empty. */
  state: v.string(),
  dataUsage: v.boolean(),
  contactConsent: v.boolean(),
  email: v.string(),
  /** null without an account. */
  accountName: v.nullable(v.string()),
  canRenameAccount: v.boolean(),
  t_c_accepted_date: acceptedDate,
});
export type Profile = v.InferOutput<typeof profileSchema>;

/**
 * Absent fields keep their values; the merged profile must pass the form's rules, but `accountName` may come alone.
 * `t_c_accepted_date` accepts the license agreement, at the server's time. [API-13, EULA-21, EULA-22, GA-32, GE-2]
 */
export const profileBodySchema = v.strictObject({
  firstName: v.optional(text(1000)),
  lastName: v.optional(text(1000)),
  company: v.optional(text(1000)),
  marketCode: v.optional(marketBody),
  country: v.optional(text(100)),
  state: v.optional(text(100)),
  dataUsage: v.optional(v.boolean()),
  contactConsent: v.optional(v.boolean()),
  email: v.optional(text(1000)),
  accountName: v.optional(text(1000)),
  t_c_accepted_date: v.optional(v.literal(true)),
});
export type ProfileBody = v.InferOutput<typeof profileBodySchema>;

/** `language`: of the text. [GE-9, GE-13, HZ-17, EULA-3 … EULA-8] */
export const eulaSchema = v.strictObject({
  version: v.string(),
  language: v.picklist(LANGUAGES),
  title: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  body: v.string(),
  tosUrl: v.string(),
  privacyUrl: v.string(),
});
export type Eula = v.InferOutput<typeof eulaSchema>;

/** [API-14, GE-1] */
export const acceptEulaBodySchema = v.strictObject({ t_c_accepted_date: v.literal(true) });
export const acceptEulaDataSchema = v.strictObject({ t_c_accepted_date: acceptedDate });

/** [API-59, EULA-31] */
export const marketsSchema = v.array(marketCodeSchema);

/** [API-58, ENT-24, EULA-30] */
export const leadBodySchema = v.strictObject({
  firstName: text(1000),
  lastName: text(1000),
  company: text(1000),
  marketCode: marketBody,
  country: text(100),
  /** Needed in the USA alone. */
  state: v.optional(text(100), ''),
  /** Absent: as the form begins with for the country. [GE-5] */
  dataUsage: v.optional(v.boolean()),
  email: text(1000),
  contactConsent: v.boolean(),
});
