import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { browserKey } from '@partyline/session';
import { screens } from '@partyline/texts';
import { tabStore } from '../../session/tabs/stored-values.ts';

const KEY = browserKey('typed-email');

/** Returns the e-mail typed in this tab, also in another form; empty for none. */
export function readTypedEmail(): string {
  return tabStore.getItem(KEY) ?? '';
}

/** Stores the typed e-mail for a reload and other forms of this tab. Never a password. */
export function storeTypedEmail(email: string): void {
  tabStore.setItem(KEY, email);
}

/**
 * Renders the login forms' e-mail field, of type `text`: browsers rewrite the value of `email` fields, and addresses may contain any
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
