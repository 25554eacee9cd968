import * as v from 'valibot';

/** Purposes of a code, by the Identity Toolkit's names. */
export const CODE_TYPES = [
  'VERIFY_EMAIL',
  'PASSWORD_RESET',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
] as const;
export type CodeType = (typeof CODE_TYPES)[number];

/** A stored code, in plain text like the mail that carries it. Times are Unix milliseconds. */
export const actionCodeSchema = v.strictObject({
  oobCode: v.string(),
  type: v.picklist(CODE_TYPES),
  uid: v.string(),
  /** Address of the account when the code was issued; for RECOVER_EMAIL the one to restore. */
  email: v.string(),
  /** New address of the account; for RECOVER_EMAIL the one that replaced the old. */
  newEmail: v.nullable(v.string()),
  link: v.string(),
  /** Increases with every code. */
  number: v.number(),
  createdAt: v.number(),
  expiresAt: v.number(),
});
export type ActionCode = v.InferOutput<typeof actionCodeSchema>;
