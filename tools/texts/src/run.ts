import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  listWrittenFiles,
  readLanguage,
  SOURCE_LANGUAGE,
  shortCode,
  sourcesPath,
  type Language,
} from './catalogue/language.ts';
import { isStale, printPo, sourceCodes } from './po/print-po.ts';
import { readPo, Refusal } from './po/read-po.ts';

const USAGE = 'Usage: npm run texts -- export LANGUAGE [FILE] | import LANGUAGE FILE';
const LANGUAGE = /^[a-z]{2}$/;

export interface Folders {
  /** `libs/texts/src`. */
  readonly root: string;
  /** Where files without a folder are. */
  readonly workingFolder: string;
}

/** Runs a command and returns what it says. Throws a Refusal, with nothing written. */
export function run(args: readonly string[], folders: Folders): string {
  const [command, language = '', name, ...rest] = args;
  if (rest.length > 0 || (command !== 'export' && command !== 'import')) throw new Refusal(USAGE);
  if (!LANGUAGE.test(language)) throw new Refusal(`${JSON.stringify(language)} is no language, such as fr.`);
  if (language === SOURCE_LANGUAGE)
    throw new Refusal('English is what the other languages are translated from.');
  if (command === 'import' && name === undefined) throw new Refusal(USAGE);
  const path = resolve(folders.workingFolder, name ?? `${language}.po`);
  const texts = readLanguage(folders.root, language);
  return command === 'export' ? exportTo(path, texts) : importFrom(path, texts, folders);
}

function exportTo(path: string, texts: Language): string {
  const { entries, sources } = texts;
  const offered = entries.filter(({ isWrittenByCode }) => !isWrittenByCode);
  const missing = offered.filter(({ translated }) => translated === null);
  const stale = offered.filter((entry) => isStale(entry, sources));
  if (!existsSync(dirname(path))) throw new Refusal(`There is no folder ${dirname(path)}.`);
  writeFileSync(path, printPo(texts));
  return (
    `${path}: ${offered.length} texts, ${missing.length} missing, ${stale.length} stale. ` +
    `${entries.length - offered.length} more are written by code.`
  );
}

function importFrom(path: string, texts: Language, { root }: Folders): string {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  const { language, entries } = texts;
  const translations = readPo(readFileSync(path, 'utf8'), texts);
  const files = listWrittenFiles(root, language, translations);
  const sources = Object.fromEntries(
    entries.flatMap((entry) => {
      const code = shortCode(entry.message.key);
      const translated = translations.get(entry.message.key);
      const codes = translated === undefined ? texts.sources[code] : sourceCodes(entry, translated);
      return codes === undefined ? [] : [[code, codes]];
    }),
  );
  for (const [name, source] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), source);
  }
  writeFileSync(join(root, sourcesPath(language)), `${JSON.stringify(sources, null, 2)}\n`);
  return `${translations.size} texts imported, ${files.size} files of libs/texts/src/${language} written: run npm run format.`;
}
