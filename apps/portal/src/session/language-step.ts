import type { User } from '@partyline/contract';
import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import type { Session } from './session-store.ts';

export type LanguageStep = 'none' | 'keep' | 'keep-and-reload' | 'save';

/**
 * Decides how a session changes the page's language. Only a sign-in reloads, as no input is lost then; the reloaded page
 * restores the session, so it reloads once. A restored session changes the next page. A user without a choice keeps the page's
 * language. [PLUS-30]
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
