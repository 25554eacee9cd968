import { po, type GetTextTranslation } from 'gettext-parser';
import { listPluralCategories } from '@partyline/texts/plural-forms';
import { shortCode, type Entry, type Language, type Sources } from '../catalogue/language.ts';
import { isCountedAsEnglish } from '../catalogue/write-texts.ts';

/** The header that names the English texts which a file was exported from. */
export const VERSION_HEADER = 'X-Catalogue-Version';

/** Returns a short code of all English texts and their keys. */
export function versionOf({ entries }: Language): string {
  const all = entries.map(({ message }) => [message.key, ...message.forms]);
  return shortCode(JSON.stringify(all));
}

const codeOf = (forms: readonly string[]): string => shortCode(forms.join('\0'));

/** Returns the codes of an English text and of its translation, stored to notice later changes. */
export function sourceCodes({ message }: Entry, translated: readonly string[]): string {
  return `${codeOf(message.forms)} ${codeOf(translated)}`;
}

/** Returns whether the English text has changed since it was translated, and the translation has not. */
export function isStale({ message, translated }: Entry, sources: Sources): boolean {
  const [english, other] = sources[shortCode(message.key)]?.split(' ') ?? [];
  return translated !== null && english !== codeOf(message.forms) && other === codeOf(translated);
}

/** Writes a language as a PO file; a missing translation is empty, a stale one `fuzzy`. */
export function printPo(texts: Language): string {
  const { language, entries } = texts;
  const forms = listPluralCategories(language).length;
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const entry of entries) {
    const {
      key,
      forms: [msgid = ''],
    } = entry.message;
    if (!entry.isWrittenByCode) translations[key] = { [msgid]: recordOf(entry, texts) };
  }
  const headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=${forms}; plural=${isCountedAsEnglish(language) ? '(n != 1)' : '0'};`,
    [VERSION_HEADER]: versionOf(texts),
  };
  const table = { charset: 'utf-8', headers, translations };
  return `${po.compile(table, { foldLength: 0 }).toString('utf8')}\n`;
}

function recordOf(entry: Entry, { language, sources }: Language): GetTextTranslation {
  const { message, place, translated } = entry;
  const [msgid = '', plural] = message.forms;
  const categories = listPluralCategories(language);
  const empty = plural === undefined ? [''] : categories.map(() => '');
  const parts = [...message.placeholders].map(
    ([name, node]) => `{${name}} is ${node.getText().replaceAll(/\s+/g, ' ')}.`,
  );
  const forms = plural === undefined ? [] : [`Forms, by Intl.PluralRules: ${categories.join(', ')}.`];
  return {
    msgctxt: message.key,
    msgid,
    ...(plural === undefined ? {} : { msgid_plural: plural }),
    msgstr: translated === null ? empty : [...translated],
    comments: {
      extracted: [...parts, ...forms].join('\n'),
      reference: place,
      ...(isStale(entry, sources) ? { flag: 'fuzzy' } : {}),
    },
  };
}
