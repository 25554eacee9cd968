import { describe, expect, it } from 'vitest';
import { sentenceIn, textsFor } from './by-language.ts';
import * as english from './index.ts';
import * as german from './de/index.ts';

describe('a sentence of the server', () => {
  it('[PLUS-30] is in the language of its reader', () => {
    expect(sentenceIn('de', english.WORDINGS.timeout)).toBe(german.WORDINGS.timeout);
    expect(sentenceIn('de', english.API_TOKEN_LIMIT_TEXT)).toBe(german.API_TOKEN_LIMIT_TEXT);
    expect(sentenceIn('en', english.WORDINGS.timeout)).toBe(english.WORDINGS.timeout);
    expect(sentenceIn('de', 'Words of an instance host')).toBe('Words of an instance host');
  });

  it('[PLUS-30] may be two in a row', () => {
    const two = (texts: typeof english | typeof german) =>
      texts.workspaceMoveText({ reason: 'target-right', because: 'no-right' });
    expect(sentenceIn('de', two(english))).toBe(two(german));
    expect(two(german)).not.toBe(two(english));
  });

  it('has one translation, wherever it is used', () => {
    const found = new Map<string, Set<string>>();
    const add = (text: unknown, other: unknown): void => {
      if (typeof text === 'string') found.set(text, (found.get(text) ?? new Set()).add(String(other)));
      if (typeof text !== 'object' || text === null) return;
      for (const [key, inner] of Object.entries(text)) add(inner, Reflect.get(Object(other), key));
    };
    for (const [name, table] of Object.entries(english)) {
      // Parts of sentences, which differ by case.
      const isTable = /_TEXTS?$|WORDINGS$/.test(name) && name !== 'AUDIT_ACTION_TEXTS';
      if (isTable) add(table, Reflect.get(textsFor('de'), name));
    }
    expect(found.size).toBeGreaterThan(300);
    expect([...found].filter(([, others]) => others.size > 1)).toEqual([]);
  });
});
