import { LANGUAGE_LABELS } from '@partyline/display';
import { useLocation } from '@tanstack/react-router';
import { hrefIn, OTHER_LANGUAGES } from '../language.ts';

/** Links to this page in other languages, each in its own language. [PLUS-30] */
export function LanguageLinks() {
  const { pathname, searchStr } = useLocation();
  return OTHER_LANGUAGES.map((language) => (
    <a
      key={language}
      href={hrefIn(language, { pathname, search: searchStr })}
      hrefLang={language}
      lang={language}
    >
      {LANGUAGE_LABELS[language]}
    </a>
  ));
}
