import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@partyline/display';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CATALOGUE = '@partyline/texts';

/** Where the catalogue of a language is, as the package of the texts exports it; the default one needs no other place. */
const catalogueOf = (language: Language): string =>
  fileURLToPath(new URL(`../../../libs/texts/src/${language}/index.ts`, import.meta.url));

/** The languages that are built beside the default one. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The name of the environment that builds a part of the portal in a language. */
export function environmentName(part: 'client' | 'site', language: Language): string {
  return language === DEFAULT_LANGUAGE ? part : `${part}_${language}`;
}

/** The language that an environment builds, by its name. */
export function languageOf(environment: string): Language {
  return TRANSLATIONS.find((language) => environment.endsWith(`_${language}`)) ?? DEFAULT_LANGUAGE;
}

/** The folder of a language's pages, with a slash; the default language's stand at the top. Their other files are shared. */
export function folderOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `${language}/`;
}

/**
 * Resolves the catalogue of texts to that of one language: of the environment where none is given. So a page loads the words of
 * its language only, and the choice costs its first load nothing. [PLUS-30]
 */
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
