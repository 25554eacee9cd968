import { languageStepOf, type Language } from '@partyline/display';
import { keepLanguage, PAGE_LANGUAGE } from '../language.ts';
import { api } from './api.ts';
import { getSession, sessionStore } from './session-store.ts';

/** Applies the user's language once per session. [PLUS-30] */
export function followLanguage(): void {
  let seen: string | null = null;
  const follow = (): void => {
    const { status, user, begin } = getSession();
    if (status === 'signed-out') seen = null;
    if (status !== 'signed-in' || user === null || user.userid === seen) return;
    seen = user.userid;
    const step = languageStepOf(user.language, begin, PAGE_LANGUAGE);
    if (user.language !== null && step !== 'none') keepLanguage(user.language);
    if (step === 'keep-and-reload') location.reload();
    // Ignored: the next session tries again.
    if (step === 'save') saveLanguage(PAGE_LANGUAGE).catch(() => undefined);
  };
  sessionStore.subscribe(follow);
  follow();
}

/** Saves the language for the user's other browsers and mails. [PLUS-30] */
export async function saveLanguage(language: Language): Promise<void> {
  await api.put('/api/users/language', { body: { language } });
}
