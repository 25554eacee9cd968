import type { Locator } from '@playwright/test';

/** Returns the words, without their punctuation, that begin on one line and end on another. */
export function findBrokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((roots) => {
    const broken: string[] = [];
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          // Texts for screen readers are a pixel wide.
          const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(rects.map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}
