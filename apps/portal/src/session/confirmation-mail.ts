import { personalKey } from '@partyline/session';
import { identity } from './tab-tokens.ts';

const keyOf = (uid: string): string => personalKey('confirmation-sent', uid);

/** When this browser last had a confirmation mailed to a person, in milliseconds since 1970; null for never. [GA-25] */
export function confirmationSentAt(uid: string): number | null {
  try {
    const sentAt = Number(localStorage.getItem(keyOf(uid)) ?? Number.NaN);
    return Number.isFinite(sentAt) ? sentAt : null;
  } catch {
    return null;
  }
}

/** Mails the person who is signed in a link that confirms their e-mail; throws the provider's error. [AUTH-2, GA-25] */
export async function sendConfirmation(uid: string): Promise<void> {
  const { sendConfirmation: send } = await identity.doors();
  await send();
  try {
    localStorage.setItem(keyOf(uid), String(Date.now()));
  } catch {
    // Storage is full or switched off: the wait then ends with a reload.
  }
}
