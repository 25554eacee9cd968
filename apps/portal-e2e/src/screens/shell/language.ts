import type { Page } from '@playwright/test';
import { textsFor, type Texts } from '@partyline/texts/by-language';

export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;
type Language = keyof typeof LANGUAGE_NAMES;

export const german = textsFor('de');

/** Lists the texts in a value, except those that functions write. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const textsOf = (texts: Texts): string[] => listTexts(texts).map(folded);

/** Lists the texts of two or more words that one language alone has; languages share names and codes. */
function listOwn(language: Language, other: Language): ReadonlySet<string> {
  const shared = new Set(textsOf(textsFor(other)));
  const found = textsOf(textsFor(language)).filter(
    (text) => /\p{L}\s+\p{L}/u.test(text) && !shared.has(text),
  );
  return new Set(found);
}

const ENGLISH_ONLY = listOwn('en', 'de');
const GERMAN_ONLY = listOwn('de', 'en');

/** Lists English texts that a page shows or uses as accessible names. */
export const listEnglishOn = (page: Page): Promise<string[]> => listTextsOn(page, 'en', ENGLISH_ONLY);

/** Lists German texts that a page shows or uses as accessible names. */
export const listGermanOn = (page: Page): Promise<string[]> => listTextsOn(page, 'de', GERMAN_ONLY);

async function listTextsOn(page: Page, language: Language, own: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate((named) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isNamed = parentElement?.closest(`script, style, body [lang="${named}"]`) !== null;
      if (!isNamed) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [aria-description]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  }, language);
  return [...new Set(shown.map(folded))].filter((text) => own.has(text));
}
