import { personalKey } from '@partyline/session';
import * as v from 'valibot';

/** The profile gate's form, or /myaccount's. */
export type DraftName = 'profile-draft' | 'account-draft';

const storedDraftSchema = v.object({
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

/** The values, and whether the user changed the usage data switch. */
export type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

/** Returns the tab's draft; null for none or an invalid one. */
export function readDraft(
  storage: Pick<Storage, 'getItem'>,
  name: DraftName,
  uid: string,
): StoredDraft | null {
  try {
    const text = storage.getItem(personalKey(name, uid)) ?? 'null';
    const parsed = v.safeParse(storedDraftSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores a draft for a reload of this tab; null removes it. */
export function storeDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  name: DraftName,
  uid: string,
  draft: StoredDraft | null,
): void {
  const key = personalKey(name, uid);
  try {
    if (draft === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or off: a reload empties the form.
  }
}
