import { browserKey } from '@partyline/session';
import * as v from 'valibot';
import { tabStore } from '../../session/tabs/stored-values.ts';

const KEY = browserKey('contact-draft');
const draftSchema = v.object({ name: v.string(), email: v.string(), message: v.string() });

export type ContactDraft = v.InferOutput<typeof draftSchema>;

/** Returns this tab's draft, or null. */
export function readDraft(): ContactDraft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(tabStore.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores this tab's draft; null removes it. */
export function storeDraft(draft: ContactDraft | null): void {
  if (draft === null) {
    tabStore.removeItem(KEY);
    return;
  }
  const { name, email, message } = draft;
  tabStore.setItem(KEY, JSON.stringify({ name, email, message }));
}
