import {
  legalPageTitle,
  NO_SCRIPT_TEXT,
  pageTitle,
  PRIVACY_POLICY,
  screens,
  TERMS_OF_SERVICE,
} from '@partyline/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from '../src/landing/landing-page.tsx';
import { LegalPage } from '../src/landing/legal-page.tsx';

/** The content of each placeholder, in the language of the loaded catalogue. [ROUTE-1, ROUTE-27, PLUS-30] */
export const placeholders: readonly (readonly [string, () => string])[] = [
  ['<!--title-->', () => pageTitle('/')],
  ['<!--opening-->', () => screens.shell.loading],
  ['<!--no-script-->', () => NO_SCRIPT_TEXT],
  ['<!--terms-title-->', () => legalPageTitle(TERMS_OF_SERVICE)],
  ['<!--privacy-title-->', () => legalPageTitle(PRIVACY_POLICY)],
  ['<!--terms-->', () => renderToStaticMarkup(<LegalPage text={TERMS_OF_SERVICE} />)],
  ['<!--privacy-->', () => renderToStaticMarkup(<LegalPage text={PRIVACY_POLICY} />)],
  ['<!--landing-->', () => renderToStaticMarkup(<LandingPage isTaxed={false} />)],
  ['<!--landing-taxed-->', () => renderToStaticMarkup(<LandingPage isTaxed />)],
];
