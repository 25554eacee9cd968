import type { Page } from '@playwright/test';
import { textsFor, type Texts } from '@partyline/texts/by-language';

export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

export const german = textsFor('de');

/** Lists the texts in a value, except those that functions write. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const textsOf = (texts: Texts): string[] => listTexts(texts).map(folded);

/** Of two or more words; German shares names and codes. */
const ENGLISH_ONLY = (() => {
  const shared = new Set(textsOf(german));
  const found = textsOf(textsFor('en')).filter((text) => /\p{L}\s+\p{L}/u.test(text) && !shared.has(text));
  return new Set(found);
})();

/** Lists English texts that a page shows or uses as accessible names. */
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
