import { LANGUAGE_NAME, LANGUAGES, type Language } from '@partyline/display';
import { TEXTS_LOCALE } from '@partyline/texts';

const COOKIE_SECONDS = 31_536_000;

/** The language this page was built with. [PLUS-30] */
export const PAGE_LANGUAGE: Language =
  LANGUAGES.find((language) => TEXTS_LOCALE.startsWith(language)) ?? 'en';

/** The `lang` of texts in a language that is not known, such as those of hosts. [HZ-16] */
export const UNKNOWN_LANGUAGE = '';

export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== PAGE_LANGUAGE);

/** Returns this page's address in a language; the server stores the choice and redirects back. [PLUS-30] */
export function hrefIn(
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const parameters = new URLSearchParams(search);
  parameters.set(LANGUAGE_NAME, language);
  return `${pathname}?${parameters.toString()}`;
}

/** Makes the server answer in a language from the next page on. [PLUS-30] */
export function keepLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_NAME}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}
