import { personalKey } from '@partyline/session';
import * as v from 'valibot';
import type { ProfileState } from './profile-state.ts';

/** Which form it is: the one of the gate, or the one of the person's account. */
type Draft = 'profile-draft' | 'account-draft';

const stateSchema = v.object({
  draft: v.object({
    firstName: v.string(),
    lastName: v.string(),
    company: v.string(),
    marketCode: v.object({ value: v.string(), label: v.string() }),
    country: v.string(),
    state: v.string(),
    dataUsage: v.boolean(),
    email: v.string(),
    contactConsent: v.boolean(),
  }),
  isDataUsageTouched: v.boolean(),
});

/** What a person has typed in this tab before a reload; null for nothing, and for what is no form. */
export function readKeptDraft(
  storage: Pick<Storage, 'getItem'>,
  draft: Draft,
  uid: string,
): ProfileState | null {
  try {
    const text = storage.getItem(personalKey(draft, uid)) ?? 'null';
    const parsed = v.safeParse(stateSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps what a person has typed so far, for a reload of this tab; null forgets it. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  draft: Draft,
  uid: string,
  state: ProfileState | null,
): void {
  const key = personalKey(draft, uid);
  try {
    if (state === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(state));
  } catch {
    // Storage is full or switched off: a reload then empties the form.
  }
}
