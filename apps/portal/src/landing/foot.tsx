import { LANGUAGE_LABELS, LANGUAGE_NAME } from '@partyline/display';
import { screens } from '@partyline/texts';
import { OTHER_LANGUAGES } from '../language.ts';
import { Brand } from '../shell/navigation/brand.tsx';

const words = screens.landing;

/** Renders the footer of public pages. */
export function Foot() {
  return (
    <footer className="foot">
      <Brand className="brand" size={20} />
      <nav aria-label={words.footer.label}>
        <a href="/terms-of-service">{words.footer.terms}</a>
        <a href="/privacy-policy">{words.footer.privacy}</a>
        <a href="/#contact">{words.contact.nav}</a>
        <a href="/contact">{words.footer.support}</a>
        <a href="/login">{words.logIn}</a>
        {OTHER_LANGUAGES.map((language) => (
          <a key={language} href={`?${LANGUAGE_NAME}=${language}`} hrefLang={language} lang={language}>
            {LANGUAGE_LABELS[language]}
          </a>
        ))}
      </nav>
    </footer>
  );
}
