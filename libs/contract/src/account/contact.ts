import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** ALTCHA: base64 of the JSON of challenge and solution. [GA-24] */
const captcha = text(4000);

/** A signed ALTCHA challenge, for one form. [FORM-5, GA-24] */
export const captchaSchema = v.strictObject({
  parameters: v.strictObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    /** Unix seconds. */
    expiresAt: v.number(),
  }),
  signature: v.string(),
});
export type Captcha = v.InferOutput<typeof captchaSchema>;

/** [API-19, FORM-6, ENT-23] */
export const contactBodySchema = v.strictObject({
  name: text(1000),
  email: text(1000),
  message: text(1000),
  captcha,
});

/** Signed-out callers need a captcha. [API-20, FORM-8, FORM-9, GU-8, GU-9] */
export const feedbackBodySchema = v.strictObject({
  rating: v.number(),
  categories: v.optional(v.pipe(v.array(text(100)), v.maxLength(10)), []),
  message: v.optional(text(1000), ''),
  name: text(1000),
  email: text(1000),
  page: text(1000),
  appVersion: text(1000),
  captcha: v.optional(captcha),
});
