import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printJson, printable, quoted } from './printable.ts';

const anyText = fc.string({ unit: 'binary' });

it('keeps visible characters and escapes the rest', () => {
  expect(printable('Zoë 🎧 東京')).toBe('Zoë 🎧 東京');
  expect(printable('a\u001Bb\nc\u202Ed\uD800')).toBe('a\\u{1b}b\\u{a}c\\u{202e}d\\u{d800}');
});

it('prints one line without control characters, whatever the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(printable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }),
  );
});

it('shortens by letters, not by halves of them', () => {
  expect(quoted('🎧🎧🎧', 2)).toBe('"🎧🎧…"');
  expect(quoted('🎧🎧', 2)).toBe('"🎧🎧"');
});

it('prints JSON that says the same', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, anyText), (value) => {
      const printed = printJson(value);
      expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(printed).not.toMatch(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }),
  );
});
