import type { User } from '@partyline/contract';
import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import type { Session } from './session-store.ts';

export type LanguageStep = 'none' | 'keep' | 'keep-and-reload' | 'save';

/**
 * Decides how a session changes the page's language. Only a sign-in reloads (once, into a restored session), as no input is lost
 * then; a restored session changes the next page. Without a user's choice the page's language stays. [PLUS-30]
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
