import { legalPageTitle, pageTitle, PRIVACY_POLICY, screens, TERMS_OF_SERVICE } from '@partyline/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { LegalPage } from '../src/landing/legal-page.tsx';
import { LandingPage } from '../src/landing/landing-page.tsx';

/** Writes the pages for strangers, and the few words that stand while the app loads, into the pages as plain HTML. [ROUTE-1, ROUTE-27] */
export function prerender(): Plugin {
  return {
    name: 'partyline-prerender',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--title-->', pageTitle('/'))
          .replace('<!--opening-->', screens.shell.loading)
          .replace('<!--no-script-->', screens.shell.noScript)
          .replace('<!--terms-title-->', legalPageTitle(TERMS_OF_SERVICE))
          .replace('<!--privacy-title-->', legalPageTitle(PRIVACY_POLICY))
          .replace('<!--terms-->', () => renderToStaticMarkup(<LegalPage text={TERMS_OF_SERVICE} />))
          .replace('<!--privacy-->', () => renderToStaticMarkup(<LegalPage text={PRIVACY_POLICY} />))
          .replace('<!--landing-->', () => renderToStaticMarkup(<LandingPage />)),
    },
  };
}
