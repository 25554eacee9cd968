import { browserKey } from '@partyline/session';

const KEY = browserKey('typed-email');

/** The e-mail that was typed in this tab before a reload; the empty text for none. */
export function typedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what was typed so far, for a reload of this tab and for the other forms of it. Never a password. */
export function keepTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is switched off: a reload then empties the field.
  }
}
