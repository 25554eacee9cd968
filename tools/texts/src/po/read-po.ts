import { po, type GetTextTranslations } from 'gettext-parser';
import { listPluralCategories } from '@partyline/texts/plural-forms';
import type { Entry, Language } from '../catalogue/language.ts';
import type { Translations } from '../catalogue/write-texts.ts';
import { VERSION_HEADER, versionOf } from './print-po.ts';

/** What makes a call or a translation file unusable, in one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * Returns the translations of a PO file; empty and fuzzy ones are left out. Throws a Refusal for a file of another language or
 * version, an unknown text, and a translation that loses or adds a placeholder or has another number of forms.
 */
export function readPo(source: string, texts: Language): Translations {
  const { headers, translations } = parse(source);
  const { language } = texts;
  const [named, version] = ['Language', VERSION_HEADER].map((header) => headers[header] ?? 'none');
  if (named !== language) throw new Refusal(`The file is of the language ${named}, not ${language}.`);
  if (version !== versionOf(texts))
    throw new Refusal(
      `The file is of version ${version} of the English texts, which are ${versionOf(texts)} now: export again and merge.`,
    );
  const known = new Map(texts.entries.map((entry) => [entry.message.key, entry]));
  const found = new Map<string, readonly string[]>();
  for (const [key, messages] of Object.entries(translations)) {
    if (key === '') continue;
    const entry = known.get(key);
    if (entry === undefined || entry.isWrittenByCode) throw new Refusal(`The text ${key} is not known.`);
    for (const { msgid, msgstr, comments } of Object.values(messages)) {
      if (msgid !== entry.message.forms[0])
        throw new Refusal(`The text ${key} has another English text in the file.`);
      const isFuzzy = comments?.flag?.includes('fuzzy') === true;
      if (isFuzzy || msgstr.every((form) => form === '')) continue;
      requireWhole(entry.message, msgstr, language);
      found.set(key, msgstr);
    }
  }
  return found;
}

function parse(source: string): GetTextTranslations {
  try {
    const parsed = po.parse(source);
    // An empty file has no headers, whatever the types say.
    return { ...parsed, headers: { ...parsed.headers } };
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'it cannot be read';
    throw new Refusal(`The file is no PO file: ${cause}.`);
  }
}

const placeholdersOf = (text = ''): readonly string[] => [...new Set(text.match(/\{\w+\}/g))];

function requireWhole(
  { key, forms, count }: Entry['message'],
  msgstr: readonly string[],
  language: string,
): void {
  const expected = count === null ? 1 : listPluralCategories(language).length;
  if (msgstr.length !== expected || msgstr.includes(''))
    throw new Refusal(`The text ${key} needs ${expected === 1 ? 'one form' : `${expected} forms`}.`);
  const all = forms.flatMap(placeholdersOf);
  const plural = placeholdersOf(forms.at(-1));
  // A form for one may leave out the number, as the English one does.
  const always = placeholdersOf(forms[0]).filter((one) => plural.includes(one));
  for (const [index, form] of msgstr.entries()) {
    const said = placeholdersOf(form);
    const lost = (index === msgstr.length - 1 ? plural : always).find((one) => !said.includes(one));
    if (lost !== undefined) throw new Refusal(`The text ${key} has lost ${lost}.`);
    const added = said.find((one) => !all.includes(one));
    if (added !== undefined)
      throw new Refusal(`The text ${key} has ${added}, which the English one has not.`);
  }
}
