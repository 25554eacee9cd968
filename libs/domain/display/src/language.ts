/** The languages in which the product is written. The first one is the default. [PLUS-30] */
export const LANGUAGES = ['en', 'de'] as const;

/** A language of the product, as an ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number];

/** The language of readers who have chosen none and whose browser asks for none of ours. [PLUS-30] */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie and the search parameter that name the chosen language. [PLUS-30] */
export const LANGUAGE_NAME = 'language';

/** What each language is called in itself, so that its readers find it on a page that they cannot read. [PLUS-30] */
export const LANGUAGE_LABELS = { en: 'English', de: 'Deutsch' } as const satisfies Record<Language, string>;

/** Browsers list a few languages; more than this many is no browser's header. */
const RANGES_LIMIT = 20;

/** Returns whether a value is the code of one of the product's languages. [PLUS-30] */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * Returns the language that a request is answered in: the one that was chosen, else the first of ours that the
 * `Accept-Language` header (RFC 9110) prefers, else the default. [PLUS-30]
 */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const accepted = (acceptLanguage ?? '').split(',', RANGES_LIMIT).map(parseRange);
  const best = accepted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ range }) => (range === '*' ? DEFAULT_LANGUAGE : range.split('-', 1)[0]))
    .find(isLanguage);
  return best ?? DEFAULT_LANGUAGE;
}

/** One range of the header, "de-AT;q=0.8"; one that cannot be read weighs nothing. */
function parseRange(text: string): { readonly range: string; readonly weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { range, weight: Number.isFinite(weight) ? weight : 0 };
}
