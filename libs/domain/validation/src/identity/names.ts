import { hasHiddenCharacters } from '../fields/hidden-characters.ts';
import type { IssueCode } from '../fields/issue-code.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH, NAME_MIN_LENGTH_EXCEPTED } from '../fields/limits.ts';
import { lengthIssue } from '../fields/text-length.ts';

/** Names with a length rule and no {@link hasHiddenCharacters hidden characters}. [VAL-1, VAL-2, VAL-3, GE-10, GE-12] */
const NAMES = {
  name: {
    least: NAME_MIN_LENGTH,
    codes: { required: 'name-required', short: 'name-too-short', long: 'name-too-long' },
  },
  'first-name': {
    least: NAME_MIN_LENGTH_EXCEPTED,
    codes: { required: 'first-name-required', short: 'first-name-required', long: 'first-name-too-long' },
  },
  'last-name': {
    least: NAME_MIN_LENGTH_EXCEPTED,
    codes: { required: 'last-name-required', short: 'last-name-required', long: 'last-name-too-long' },
  },
  company: {
    least: NAME_MIN_LENGTH,
    codes: { required: 'company-required', short: 'company-too-short', long: 'company-too-long' },
  },
  'instance-name': {
    least: NAME_MIN_LENGTH,
    codes: {
      required: 'instance-name-required',
      short: 'instance-name-too-short',
      long: 'instance-name-too-long',
    },
  },
} as const satisfies Record<
  string,
  { readonly least: number; readonly codes: Record<'required' | 'short' | 'long', IssueCode> }
>;

export type PlainName = keyof typeof NAMES;
export type PlainNameIssue<Kind extends PlainName = PlainName> =
  | (typeof NAMES)[Kind]['codes'][keyof (typeof NAMES)[Kind]['codes']]
  | 'hidden-characters';

export const PLAIN_NAMES = Object.keys(NAMES) as readonly PlainName[]; // Its keys are the kinds, as the type is made of them.

/** Returns the issue of a name after trimming; null if right. [VAL-1, VAL-2, VAL-3, EULA-23 … EULA-25, VAL-28] */
export function plainNameIssue(kind: PlainName, text: string): PlainNameIssue | null {
  const { least, codes } = NAMES[kind];
  if (hasHiddenCharacters(text.trim())) return 'hidden-characters';
  return lengthIssue<PlainNameIssue>(text, least, NAME_MAX_LENGTH, codes);
}
