import type { Page } from '@playwright/test';
import { textsFor, type Texts } from '@partyline/texts/by-language';

/** How the switches call the languages, each in itself. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** The German catalogue. */
export const german = textsFor('de');

/** Every text of a catalogue that is no function, in any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const textsOf = (texts: Texts): string[] => listTexts(texts).map(folded);

/** English texts of two or more words that the German catalogue does not have, too, as it has names and codes. */
const ENGLISH_ONLY = (() => {
  const shared = new Set(textsOf(german));
  const found = textsOf(textsFor('en')).filter((text) => /\p{L}\s+\p{L}/u.test(text) && !shared.has(text));
  return new Set(found);
})();

/** Returns the English texts that a page shows, or that its fields and buttons are called by. */
export async function listEnglishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, [lang="en"]') === null) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [aria-description]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return [...new Set(shown.map(folded))].filter((text) => ENGLISH_ONLY.has(text));
}
