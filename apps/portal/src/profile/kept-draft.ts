import * as v from 'valibot';
import type { ProfileState } from './profile-state.ts';

const KEY = 'portal.profile-draft.';

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
export function readKeptDraft(storage: Pick<Storage, 'getItem'>, uid: string): ProfileState | null {
  try {
    const parsed = v.safeParse(stateSchema, JSON.parse(storage.getItem(KEY + uid) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps what a person has typed so far, for a reload of this tab; null forgets it. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  uid: string,
  state: ProfileState | null,
): void {
  try {
    if (state === null) storage.removeItem(KEY + uid);
    else storage.setItem(KEY + uid, JSON.stringify(state));
  } catch {
    // Storage is full or switched off: a reload then empties the form.
  }
}
