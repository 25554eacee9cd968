import { browserKey } from '@partyline/session';
import * as v from 'valibot';

const KEY = browserKey('contact-draft');
const draftSchema = v.object({ name: v.string(), email: v.string(), message: v.string() });

export type ContactDraft = v.InferOutput<typeof draftSchema>;

/** Returns this tab's draft, or null. */
export function readDraft(): ContactDraft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores this tab's draft; null removes it. */
export function storeDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ name: draft.name, email: draft.email, message: draft.message }),
      );
  } catch {
    // Storage is disabled: a reload clears the form.
  }
}
