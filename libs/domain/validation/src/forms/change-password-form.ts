import * as v from 'valibot';
import { code, formCode, typedField } from '../fields/field.ts';
import { newPasswordIssue } from '../identity/password.ts';

const isRepeated = (form: { readonly password: string; readonly passwordAgain: string }): boolean =>
  form.password === form.passwordAgain;

/**
 * The current password as typed, a new one of 6 to 30 characters, and its repetition. [VAL-14, VAL-15, VAL-16, GA-1,
 * GA-2]
 */
export const changePasswordForm = v.pipe(
  v.strictObject(
    {
      currentPassword: typedField((text) => (text === '' ? 'password-required' : null)),
      password: typedField(newPasswordIssue),
      passwordAgain: v.nullish(v.string(code('wrong-type')), ''),
    },
    formCode,
  ),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, code('passwords-differ')), [
    'passwordAgain',
  ]),
);
