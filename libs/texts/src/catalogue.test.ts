import { expect, it } from 'vitest';
import * as catalogue from './index.ts';

/** Lists the sentences of a value with their paths, without functions. */
function listSentences(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listSentences(inner, `${path}.${key}`));
}

const sentences = listSentences(catalogue, 'texts');

it('has no empty and no untrimmed sentence', () => {
  expect(sentences.length).toBeGreaterThan(100);
  for (const [path, text] of sentences) expect(text, path).toBe(text.trim() || 'a sentence');
});

it('says VIC only where the specification does, and low quality nowhere', () => {
  for (const [path, text] of sentences) {
    if (text !== 'User is not allowed to start VIC.') expect(text, path).not.toMatch(/\bvic\b/i);
    expect(text, path).not.toMatch(/low.quality/i);
  }
});

it('names the product in one place only', () => {
  const naming = sentences.filter(([, text]) => text.includes(catalogue.PRODUCT_NAME));
  expect(naming.map(([path]) => path)).toEqual(['texts.PRODUCT_NAME']);
});
