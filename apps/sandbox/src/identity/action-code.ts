import * as v from 'valibot';

/** What a code from a mail does, by the toolkit's names. */
export const CODE_TYPES = [
  'VERIFY_EMAIL',
  'PASSWORD_RESET',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
] as const;
/** What a code from a mail does, by the toolkit's names. */
export type CodeType = (typeof CODE_TYPES)[number];

/** A code as kept on disk. It is as readable as the mail that carries it. Times are Unix milliseconds. */
export const actionCodeSchema = v.strictObject({
  oobCode: v.string(),
  type: v.picklist(CODE_TYPES),
  uid: v.string(),
  /** The address the account had when the code was made; for RECOVER_EMAIL the one it goes back to. */
  email: v.string(),
  /** The address the account gets; for RECOVER_EMAIL the one it got. */
  newEmail: v.nullable(v.string()),
  link: v.string(),
  /** Counts up with every code. */
  number: v.number(),
  createdAt: v.number(),
  expiresAt: v.number(),
});
/** A code as kept on disk. */
export type ActionCode = v.InferOutput<typeof actionCodeSchema>;
