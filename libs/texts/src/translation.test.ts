import { describe, expect, expectTypeOf, it } from 'vitest';
import * as english from './index.ts';
import type { Translation } from './translation.ts';
import * as german from './de/index.ts';
import { ENGLISH_WORD, listEntries, listFigures, listTexts, type CatalogueEntry } from './testing/walk.ts';

const english_ = listEntries({ ...english });
const german_ = listEntries({ ...german });
const germanByPath = new Map(german_.map(({ path, value }) => [path, value]));

/** Texts equal in both languages: names, codes, loan words, punctuation. */
const SAME = new Set([
  '?',
  'Dashboard',
  'Details',
  'Esc',
  'Google',
  'Host',
  'Partner',
  'Intercom',
  'Link',
  'Microsoft',
  'Name',
  'OK',
  'Offline',
  'Online',
  'DNS',
  'Partyline',
  'Port',
  'Shows',
  'Status',
  'System',
  'Tab',
  'Version',
  'in',
  'offline',
  'optional',
  'online',
]);
/** Language-neutral parts: codes, addresses, dates, versions. */
const CODES = [
  /^MARKETS\.\d+\.value$/,
  /^EULA\.(?:version|date|tosUrl|privacyUrl)$/,
  /^(?:PRIVACY_POLICY|TERMS_OF_SERVICE)\.date$/,
  /^screens\.apiTokens\.docsPath$/,
  /^screens\.audit\.columns\./,
];

const isCode = (path: string): boolean => CODES.some((code) => code.test(path));

/** The language-independent part of an entry. */
function shapeOf({ path, value }: CatalogueEntry): string {
  if (typeof value === 'function') return `${path}: function of ${value.length}`;
  return `${path}: ${value === null ? 'null' : typeof value}`;
}

const translated = english_.flatMap(({ path, value }) =>
  typeof value === 'string' && !isCode(path) ? [[path, value, germanByPath.get(path)] as const] : [],
);

describe('the German catalogue', () => {
  it('[PLUS-30] has every text of the English one and no other, and its functions take as many parameters', () => {
    expect(german_.map(shapeOf).toSorted()).toEqual(english_.map(shapeOf).toSorted());
    expect(german_.length).toBeGreaterThan(1_500);
  });

  it('has the type of a translation, and no export besides', () => {
    const translation: Translation<typeof english> = german;
    expect(Object.keys(translation).toSorted()).toEqual(Object.keys(english).toSorted());
    expectTypeOf<keyof typeof german>().toEqualTypeOf<keyof typeof english>();
  });

  it('[PLUS-30] leaves no text in English but the few that are the same', () => {
    const left = translated.filter(([, text, other]) => text === other && !SAME.has(text));
    expect(left).toEqual([]);
  });

  it('[PLUS-30] leaves no part of a text in English', () => {
    for (const [path, , other] of translated) expect(String(other), path).not.toMatch(ENGLISH_WORD);
  });

  it('needs every exception that it makes', () => {
    const used = new Set(translated.filter(([, text, other]) => text === other).map(([, text]) => text));
    expect([...SAME].filter((text) => !used.has(text))).toEqual([]);
  });

  it('has the figures of the English texts', () => {
    const wrong = translated.filter(
      ([path, text, other]) =>
        !path.includes('.keyNames.') && listFigures(text).join() !== listFigures(String(other)).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('has the codes, versions and addresses of the English one', () => {
    const codes = english_.filter(({ path }) => isCode(path));
    expect(codes.length).toBeGreaterThan(25);
    for (const { path, value } of codes) expect(germanByPath.get(path), path).toBe(value);
  });
});

describe('the German texts', () => {
  const texts = german_.flatMap(({ path, value }) =>
    typeof value === 'function'
      ? [[path, String(value)] as const]
      : listTexts(value).map((text) => [path, text] as const),
  );

  it('are neither empty nor untrimmed', () => {
    for (const { path, value } of german_) {
      if (typeof value === 'string') expect(value, path).toBe(value.trim() || 'a text');
    }
  });

  it('use German quotation marks in pairs', () => {
    for (const [path, text] of texts) {
      expect(text, path).not.toMatch(/[”«»]/);
      expect(text.split('„').length, path).toBe(text.split('“').length);
    }
  });

  it('address the user formally, and use one word for each term', () => {
    const avoided =
      /\b(?:du|dein\w*|dich|dir|Workspace\w*|Account\w*|Datencenter|Datenzentrum|User|Einstellungen ändern Sie|Email|e-mail|Zugriff\w*|Favourit\w*|Lizenzabkommen|Abo)\b/;
    expect(texts.filter(([, text]) => avoided.test(text))).toEqual([]);
  });
});
