import * as v from 'valibot';
import { emailIssue, readEmail } from '../identity/email.ts';
import { code, formCode, textField, typedField } from '../fields/field.ts';
import { newPasswordIssue, passwordIssue } from '../identity/password.ts';

const email = textField(emailIssue, readEmail);
const passwordAgain = v.nullish(v.string(code('wrong-type')), '');

const isRepeated = (form: { readonly password: string; readonly passwordAgain: string }): boolean =>
  form.password === form.passwordAgain;

/** A password of 6 to 100 characters. [VAL-6 … VAL-13, GA-1] */
export const loginForm = v.strictObject({ email, password: typedField(passwordIssue) }, formCode);

/** A password of 6 to 100 characters and its repetition. [VAL-6 … VAL-13, VAL-16, GA-1] */
export const signUpForm = v.pipe(
  v.strictObject({ email, password: typedField(passwordIssue), passwordAgain }, formCode),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, code('passwords-differ')), [
    'passwordAgain',
  ]),
);

/** [VAL-6 … VAL-11] */
export const resetRequestForm = v.strictObject({ email }, formCode);

/** 6 to 30 characters and the repetition. [VAL-14, VAL-15, VAL-16, GA-1, GA-2] */
export const newPasswordForm = v.pipe(
  v.strictObject({ password: typedField(newPasswordIssue), passwordAgain }, formCode),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, code('passwords-differ')), [
    'passwordAgain',
  ]),
);
