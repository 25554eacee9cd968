/** Why a character is refused in addresses and names. */
export type HiddenKind = 'control' | 'direction' | 'invisible' | 'not-a-character';

interface HiddenCharacters {
  readonly kind: HiddenKind;
  readonly pattern: RegExp;
  /** Whether names may have it there: a script or an emoji needs it. Addresses never may. */
  readonly isNeeded?: (characters: readonly string[], at: number) => boolean;
}

/** Letters of scripts that change their shape at a joiner, with their marks. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;
/** The sign that takes the vowel of a letter away; a joiner behind it picks the letter's form, at the end of a word too. */
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/;
const JOINER = /[\u200C\u200D]/;
const EMOJI = /\p{Extended_Pictographic}/u;
const STYLE = /[\uFE0F\p{Emoji_Modifier}]/u;
const HAN = /\p{Script=Han}/u;
const HAN_VARIANT = /[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u;
const MONGOLIAN = /\p{Script=Mongolian}/u;
const MONGOLIAN_VARIANT = /[\u180B-\u180F]/;
const TAG = /[\u{E0000}-\u{E007F}]/u;

/** The flags of England, Scotland and Wales: a black flag and these tags, in ASCII. */
const TAGGED_FLAGS: ReadonlySet<string> = new Set(['gbeng', 'gbsct', 'gbwls']);
const LAST_TAG = '\u{E007F}';

/**
 * Everything that a reader cannot see or that shows a text in another order. Unassigned characters are not among them: browsers know
 * more of Unicode from year to year, and a new letter or emoji is not hidden. [GU-10]
 */
export const HIDDEN_CHARACTERS: readonly HiddenCharacters[] = [
  // C0 and C1, separators of lines and paragraphs, marks of annotations.
  { kind: 'control', pattern: /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFFF9-\uFFFB]/ },
  // Marks, embeddings, overrides and isolates of direction.
  { kind: 'direction', pattern: /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/ },
  { kind: 'invisible', pattern: JOINER, isNeeded: isJoinerNeeded },
  // Variation selectors: of emoji and keycaps, of Chinese characters, of Mongolian letters.
  {
    kind: 'invisible',
    pattern: /[\uFE0E\uFE0F]/,
    isNeeded: (characters, at) =>
      EMOJI.test(characters[at - 1] ?? '') ||
      (/[#*0-9]/.test(characters[at - 1] ?? '') && characters[at + 1] === '\u20E3'),
  },
  {
    kind: 'invisible',
    pattern: /[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]/u,
    isNeeded: (characters, at) =>
      HAN.test(characters[at - 1] ?? '') && HAN_VARIANT.test(characters[at] ?? ''),
  },
  {
    kind: 'invisible',
    pattern: MONGOLIAN_VARIANT,
    isNeeded: (characters, at) =>
      MONGOLIAN.test(characters[at - 1] ?? '') && !MONGOLIAN_VARIANT.test(characters[at + 1] ?? ''),
  },
  { kind: 'invisible', pattern: TAG, isNeeded: isInFlag },
  // Soft hyphen, combining grapheme joiner, fillers, what has no width, invisible operators, blank pattern of Braille, shorthand,
  // notes, and what is reserved for more of them.
  {
    kind: 'invisible',
    pattern:
      /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u200B\u2060-\u2065\u206A-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/u,
  },
  // Private use, halves of a pair, and what never is a character.
  { kind: 'not-a-character', pattern: /[\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u },
];

/** Returns whether a joiner is needed: between letters that join, behind a virama, and, for `U+200D`, within an emoji. */
function isJoinerNeeded(characters: readonly string[], at: number): boolean {
  const [before = '', joiner, after = ''] = [characters[at - 1], characters[at], characters[at + 1]];
  if (JOINING.test(before) && JOINING.test(after)) return true;
  if (VIRAMA.test(before) && !JOINER.test(after)) return true;
  const emoji = STYLE.test(before) ? characters[at - 2] : before;
  return joiner === '\u200D' && EMOJI.test(emoji ?? '') && EMOJI.test(after);
}

/** Returns whether the tags around one end at its last, and name a known flag. */
function isInFlag(characters: readonly string[], at: number): boolean {
  let start = at;
  while (start > 0 && at - start < LONGEST_FLAG && TAG.test(characters[start - 1] ?? '')) start -= 1;
  let end = at;
  while (end - start < LONGEST_FLAG && TAG.test(characters[end] ?? '')) end += 1;
  const tags = characters.slice(start, end);
  const letters = tags.map((tag) => String.fromCodePoint((tag.codePointAt(0) ?? TAG_BASE) - TAG_BASE));
  return (
    characters[start - 1] === '\u{1F3F4}' &&
    !TAG.test(characters[end] ?? '') &&
    tags.at(-1) === LAST_TAG &&
    TAGGED_FLAGS.has(letters.slice(0, -1).join(''))
  );
}

const TAG_BASE = 0xe_00_00;
/** Tags of a flag, the last one included. */
const LONGEST_FLAG = 6;

/** Lists the kinds of the hidden characters of a name or an address. Those that a name needs are none. [GU-10, GW-2] */
export function hiddenKindsOf(text: string, isAddress: boolean): readonly HiddenKind[] {
  // Most texts have none: the characters are looked at one by one only where there is one.
  const rows = HIDDEN_CHARACTERS.filter(({ pattern }) => pattern.test(text));
  if (rows.length === 0) return [];
  const characters = Array.from(text);
  const found = rows.filter(({ pattern, isNeeded }) =>
    characters.some(
      (character, at) =>
        pattern.test(character) && (isAddress || isNeeded === undefined || !isNeeded(characters, at)),
    ),
  );
  return [...new Set(found.map(({ kind }) => kind))];
}

/** Returns whether a name holds a hidden character where no script and no emoji needs it. [GU-10, GW-2] */
export function hasHiddenCharacters(name: string): boolean {
  return hiddenKindsOf(name, false).length > 0;
}

/** Returns whether an address holds any hidden character, joiners included: no mailbox needs one. [GU-10] */
export function hasHiddenInAddress(address: string): boolean {
  return hiddenKindsOf(address, true).length > 0;
}

/**
 * Removes tabs and line breaks, which are hidden too, for formats without white space: these have an issue of their own for them.
 */
export function withoutLineSpace(text: string): string {
  return text.replaceAll(/[\t-\r\u2028\u2029]/g, '');
}

/** Returns a text of another service without its hidden characters, if it has one that no script and no emoji needs. */
export function withoutHiddenCharacters(text: string): string {
  if (!hasHiddenCharacters(text)) return text;
  return Array.from(text)
    .filter((character) => !hasHiddenInAddress(character))
    .join('');
}
