import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LANGUAGE_NAMES, listMessages, parseTexts, type Message } from './messages.ts';
import { writeTexts, type Translations } from './write-texts.ts';
import type ts from 'typescript';

/** The language that all others are translated from. */
export const SOURCE_LANGUAGE = 'en';
/** The language whose folder tells which files have words. */
const MODEL = 'de';

interface TextsFile {
  /** Below the language, without the extension. */
  readonly name: string;
  readonly file: ts.SourceFile;
  readonly messages: readonly Message[];
}

/** A message in English, with its translation. */
export interface Entry {
  readonly message: Message;
  readonly place: string;
  /** null: there is none yet. */
  readonly translated: readonly string[] | null;
  /** The language writes this sentence by code of its own, which a translation file cannot change. */
  readonly isWrittenByCode: boolean;
}

/** Short codes of the English text and its translation at the last import, by the code of their key. */
export type Sources = Readonly<Record<string, string>>;

export interface Language {
  readonly language: string;
  readonly entries: readonly Entry[];
  readonly sources: Sources;
}

/** Returns the file of a language with its sources, below `libs/texts/src`. */
export const sourcesPath = (language: string): string => `${language}/sources.json`;

/** Returns a code for a text, too short to be one. */
export function shortCode(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function readSources(root: string, language: string): Sources {
  const path = join(root, sourcesPath(language));
  // Written by an import alone.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Sources) : {};
}

/** Lists the files with words below `libs/texts/src`, without extension, in a fixed order. */
function listNames(root: string): string[] {
  return readdirSync(join(root, MODEL), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => path.slice(0, -'.ts'.length))
    .filter((name) => existsSync(join(root, `${name}.ts`)))
    .toSorted();
}

function readTexts(folder: string, name: string): TextsFile {
  const file = parseTexts(`${name}.ts`, readFileSync(join(folder, `${name}.ts`), 'utf8'));
  return { name, file, messages: listMessages(name, file).filter(({ key }) => !LANGUAGE_NAMES.test(key)) };
}

/** Reads the English texts beside those of a language, which may have none yet. */
export function readLanguage(root: string, language: string): Language {
  const sources = readSources(root, language);
  const entries = listNames(root).flatMap((name) => {
    const english = readTexts(root, name);
    const isThere = existsSync(join(root, language, `${name}.ts`));
    const other = isThere ? readTexts(join(root, language), name) : null;
    return english.messages.map((message): Entry => {
      const place = `libs/texts/src/${name}.ts:${message.line}`;
      if (other === null) return { message, place, translated: null, isWrittenByCode: false };
      const same = sameIn(other.messages, english.messages, message);
      if (same === null) return { message, place, translated: null, isWrittenByCode: true };
      // Equal words may be a translation, if a translator said so.
      const isUntouched =
        same.forms.join('\0') === message.forms.join('\0') && !(shortCode(message.key) in sources);
      return { message, place, translated: isUntouched ? null : same.forms, isWrittenByCode: false };
    });
  });
  return { language, entries, sources };
}

const nameOf = ({ key }: Message): string => key.slice(0, key.lastIndexOf('#'));

/** Returns the message in the other language's file, if the text of that name is built from the same parts. */
function sameIn(others: readonly Message[], all: readonly Message[], message: Message): Message | null {
  const name = nameOf(message);
  const [own, other] = [all, others].map((list) => list.filter((one) => nameOf(one) === name));
  const isAlike =
    own?.length === other?.length &&
    own?.every((one, index) => {
      const twin = other?.[index];
      return (
        twin?.key === one.key && (twin.count === null) === (one.count === null) && hasSameParts(one, twin)
      );
    });
  return isAlike === true ? (other?.find(({ key }) => key === message.key) ?? null) : null;
}

function hasSameParts(one: Message, twin: Message): boolean {
  const partsOf = ({ placeholders }: Message) => [...placeholders.keys()].toSorted().join(' ');
  return partsOf(one) === partsOf(twin);
}

/** Returns the files of a language with new translations, by their path below `libs/texts/src`. */
export function listWrittenFiles(
  root: string,
  language: string,
  translations: Translations,
): ReadonlyMap<string, string> {
  const names = listNames(root);
  const written = new Map<string, string>();
  for (const name of names) {
    const path = `${language}/${name}.ts`;
    if (existsSync(join(root, path))) {
      const { file, messages } = readTexts(join(root, language), name);
      const source = writeTexts(file, messages, { language, translations });
      if (source !== file.text) written.set(path, source);
      continue;
    }
    const { file, messages } = readTexts(root, name);
    const source = writeTexts(file, messages, { language, translations });
    written.set(path, asOfLanguage(source, { name, names, language }));
  }
  return written;
}

interface Copied {
  readonly name: string;
  readonly names: readonly string[];
  readonly language: string;
}

/** Returns a copy of an English file for a new language: its imports of what has no words lead one folder up. */
function asOfLanguage(source: string, { name, names, language }: Copied): string {
  const folder = posix.dirname(name);
  const pathTo = (target: string): string => posix.relative(posix.join(language, folder), target);
  const moved = source.replaceAll(/ from '(\.{1,2}\/[^']+)\.ts'/g, (whole, path: string) => {
    const target = posix.join(folder, path);
    return names.includes(target) ? whole : ` from '${pathTo(target)}.ts'`;
  });
  const named = moved
    .replace(/(TEXTS_LOCALE = )'[^']+'/, `$1'${language}'`)
    .replace(/(language: )'en'/, `$1'${language}'`);
  if (!named.includes('pluralForm(')) return named;
  const used = /\bplural\(|export \{ plural \}/.test(named)
    ? named
    : named.replace(/\bplural, |, plural\b|import \{ plural \} from [^\n]+\n/, '');
  return `import { pluralForm } from '${pathTo('terms/plural-forms')}.ts';\n${used}`;
}
