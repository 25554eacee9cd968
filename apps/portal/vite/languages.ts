import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@partyline/display';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CATALOGUE = '@partyline/texts';

/** Returns the path of a language's catalogue, as exported by the texts package. */
const catalogueOf = (language: Language): string =>
  fileURLToPath(new URL(`../../../libs/texts/src/${language}/index.ts`, import.meta.url));

/** Languages besides the default. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Names the environment that builds a part in a language. */
export function environmentName(part: 'client' | 'site', language: Language): string {
  return language === DEFAULT_LANGUAGE ? part : `${part}_${language}`;
}

/** Returns an environment's language. */
export function languageOf(environment: string): Language {
  return TRANSLATIONS.find((language) => environment.endsWith(`_${language}`)) ?? DEFAULT_LANGUAGE;
}

/** Returns the folder of a language's pages, with a slash; the default's is the root. Other files are shared. */
export function folderOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `${language}/`;
}

/** Resolves the texts to one catalogue, by default the environment's: a page loads only its own language. [PLUS-30] */
export function languageTexts(only?: Language): Plugin {
  return {
    name: 'partyline-language-texts',
    enforce: 'pre',
    resolveId(id) {
      if (id !== CATALOGUE) return null;
      const language = only ?? languageOf(this.environment.name);
      return language === DEFAULT_LANGUAGE ? null : catalogueOf(language);
    },
  };
}
