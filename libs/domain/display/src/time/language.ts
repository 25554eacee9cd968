/** The first one is the default. [PLUS-30] */
export const LANGUAGES = ['en', 'de'] as const;

/** ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];

/** [PLUS-30] */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Of the cookie and the search parameter. [PLUS-30] */
export const LANGUAGE_NAME = 'language';

/** In its own language, for readers who cannot read the page. [PLUS-30] */
export const LANGUAGE_LABELS = { en: 'English', de: 'Deutsch' } as const satisfies Record<Language, string>;

/** Browsers list a few languages only. */
const RANGES_LIMIT = 20;

/** Returns whether the portal has texts in a language. [PLUS-30] */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * Returns the chosen language, else the first supported one of `Accept-Language` (RFC 9110), else the one of the reader's profile,
 * else the default. [PLUS-30]
 */
export function chooseLanguage(
  chosen: string | undefined,
  acceptLanguage: string | undefined,
  profile: Language | null = null,
): Language {
  const otherwise = profile ?? DEFAULT_LANGUAGE;
  if (isLanguage(chosen)) return chosen;
  const accepted = (acceptLanguage ?? '').split(',', RANGES_LIMIT).map(parseRange);
  const best = accepted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ range }) => (range === '*' ? otherwise : range.split('-', 1)[0]))
    .find(isLanguage);
  return best ?? otherwise;
}

/** Parses a range such as "de-AT;q=0.8"; an unreadable weight is 0. */
function parseRange(text: string): { readonly range: string; readonly weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { range, weight: Number.isFinite(weight) ? weight : 0 };
}

export type LanguageStep = 'none' | 'keep' | 'keep-and-reload' | 'save';

/**
 * Decides what a user's saved language changes: only a sign-in reloads the page, once, as no input is lost then; a restored session
 * changes the next page. [PLUS-30]
 */
export function languageStepOf(
  language: Language | null,
  begin: 'sign-in' | 'restore' | null,
  page: Language,
): LanguageStep {
  if (language === null) return page === DEFAULT_LANGUAGE ? 'none' : 'save';
  if (language === page) return 'none';
  return begin === 'sign-in' ? 'keep-and-reload' : 'keep';
}
