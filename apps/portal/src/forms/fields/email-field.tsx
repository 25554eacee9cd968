import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { browserKey } from '@partyline/session';
import { screens } from '@partyline/texts';

const KEY = browserKey('typed-email');

/** Returns the e-mail typed in this tab, also in another form; empty for none. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the typed e-mail for a reload and other forms of this tab. Never a password. */
export function storeTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is off: a reload empties the field.
  }
}

/**
 * The login forms' e-mail field, of type `text`: browsers rewrite the value of `email` fields, and addresses may contain any
 * letters.
 */
export function EmailField(props: GetInputPropsReturnType) {
  return (
    <TextInput
      {...props}
      autoFocus={readTypedEmail() === ''}
      size="md"
      name="email"
      inputMode="email"
      label={screens.login.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
