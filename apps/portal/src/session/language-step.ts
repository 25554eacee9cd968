import type { User } from '@partyline/contract';
import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import type { Session } from './session-store.ts';

/** What follows from the language that a user has chosen, on a page in a language. */
export type LanguageStep = 'none' | 'keep' | 'keep-and-reload' | 'save';

/**
 * Decides what a session means for the language of the page. Just signed in, the user has typed nothing that a reload could
 * lose, so the page is loaded again in their language; a restored session only has the next page in it. The reloaded page
 * restores the session, so it never reloads twice. A user who has not chosen yet keeps the language they read. [PLUS-30]
 */
export function languageStep(
  { language }: Pick<User, 'language'>,
  begin: Session['begin'],
  page: Language,
): LanguageStep {
  if (language === null) return page === DEFAULT_LANGUAGE ? 'none' : 'save';
  if (language === page) return 'none';
  return begin === 'sign-in' ? 'keep-and-reload' : 'keep';
}
