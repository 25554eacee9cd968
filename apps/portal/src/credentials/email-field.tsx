import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { browserKey } from '@partyline/session';
import { screens } from '@partyline/texts';

const KEY = browserKey('typed-email');

/** Returns the e-mail that was typed in this tab before a reload, or in another form of it; empty for none. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the e-mail typed so far, for a reload of this tab and for its other forms. Never a password. */
export function storeTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is switched off: a reload then empties the field.
  }
}

/**
 * The e-mail field of the login forms. Its type is `text` with the keyboard for e-mails: browsers rewrite the value of an
 * `email` field, and an address may contain any letters.
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
