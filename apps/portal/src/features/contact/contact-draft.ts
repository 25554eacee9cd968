import { browserKey } from '@partyline/session';
import * as v from 'valibot';

const KEY = browserKey('contact-draft');
const draftSchema = v.object({ name: v.string(), email: v.string(), message: v.string() });

/** What was typed into the contact form so far. */
export type ContactDraft = v.InferOutput<typeof draftSchema>;

/** Returns what was typed in this tab before a reload; null for nothing. */
export function readDraft(): ContactDraft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores what was typed so far in this tab, or with null forgets it. */
export function storeDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ name: draft.name, email: draft.email, message: draft.message }),
      );
  } catch {
    // Storage is switched off: a reload then empties the form.
  }
}
