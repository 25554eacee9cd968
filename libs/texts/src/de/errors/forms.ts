import {
  APP_VERSION_MAX_LENGTH,
  CSV_MAX_BYTES,
  MARKET_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  NEW_PASSWORD_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RATINGS,
} from '@partyline/validation';
import type * as english from '../../errors/forms.ts';
import type { Translation } from '../../translation.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** States that a field is empty, by its label. [GU-10, FORM-10] */
export function requiredText(label: string): string {
  return `${label} ist erforderlich.`;
}

const BYTES_PER_MB = 2 ** 20;

const atLeast = (label: string, length: number): string =>
  `${label} muss mindestens ${length} Zeichen lang sein.`;
const atMost = (label: string, length: number): string =>
  `${label} darf höchstens ${length} Zeichen lang sein.`;

/** Issues of form fields; every code has a sentence. [FORM-10, GU-10, GA-2, GW-2] */
export const FORM_ISSUE_TEXTS: Translation<typeof english.FORM_ISSUE_TEXTS> = {
  'wrong-type': 'Dieses Feld hat den falschen Typ.',
  'unknown-field': 'Dieses Feld ist nicht bekannt.',
  'hidden-characters': 'Entfernen Sie die unsichtbaren Zeichen: Tippen Sie dies, statt es einzufügen.',
  'email-required': requiredText('E-Mail'),
  'email-invalid': 'E-Mail ist nicht gültig.',
  'password-required': requiredText('Passwort'),
  'password-too-short': atLeast('Passwort', PASSWORD_MIN_LENGTH),
  'password-too-long': atMost('Passwort', PASSWORD_MAX_LENGTH),
  'new-password-too-long': atMost('Passwort', NEW_PASSWORD_MAX_LENGTH),
  'passwords-differ': 'Die Passwörter stimmen nicht überein.',
  'name-required': requiredText('Name'),
  'name-too-short': atLeast('Name', NAME_MIN_LENGTH),
  'name-too-long': atMost('Name', NAME_MAX_LENGTH),
  'first-name-required': requiredText('Vorname'),
  'first-name-too-long': atMost('Vorname', NAME_MAX_LENGTH),
  'last-name-required': requiredText('Nachname'),
  'last-name-too-long': atMost('Nachname', NAME_MAX_LENGTH),
  'company-required': requiredText('Firma'),
  'company-too-short': atLeast('Firma', NAME_MIN_LENGTH),
  'company-too-long': atMost('Firma', NAME_MAX_LENGTH),
  'market-code-required': requiredText('Branche'),
  'market-code-too-long': atMost('Branche', MARKET_MAX_LENGTH),
  'country-required': requiredText('Land'),
  'country-unknown': 'Land ist nicht bekannt.',
  'state-required': requiredText('Bundesstaat'),
  'state-unknown': 'Bundesstaat ist nicht bekannt.',
  'contact-consent-required': 'Bitte stimmen Sie zu, kontaktiert zu werden.',
  'message-required': requiredText('Nachricht'),
  'message-too-short': atLeast('Nachricht', MESSAGE_MIN_LENGTH),
  'message-too-long': atMost('Nachricht', MESSAGE_MAX_LENGTH),
  'captcha-required': requiredText('Captcha'),
  'rating-required': requiredText('Bewertung'),
  'rating-invalid': `Bewertung muss zwischen ${RATINGS[0]} und ${RATINGS.at(-1)} liegen.`,
  'category-unknown': 'Kategorie ist nicht bekannt.',
  'category-repeated': 'Jede Kategorie kann nur einmal gewählt werden.',
  'page-required': requiredText('Seite'),
  'page-too-long': atMost('Seite', PAGE_MAX_LENGTH),
  'app-version-required': requiredText('App-Version'),
  'app-version-too-long': atMost('App-Version', APP_VERSION_MAX_LENGTH),
  'workspace-name-required': requiredText('Name des Arbeitsbereichs'),
  'workspace-name-too-long': atMost('Name des Arbeitsbereichs', NAME_MAX_LENGTH),
  'workspace-name-special-characters': 'Sonderzeichen sind nicht erlaubt.',
  'account-name-required': requiredText('Kontoname'),
  'account-name-too-short': atLeast('Kontoname', NAME_MIN_LENGTH),
  'account-name-too-long': atMost('Kontoname', NAME_MAX_LENGTH),
  'account-name-is-number': 'Kontoname darf keine Zahl sein.',
  'account-name-not-removable': 'Kontoname kann nicht entfernt werden.',
  'instance-name-required': requiredText('Name der Instanz'),
  'instance-name-too-short': atLeast('Name der Instanz', NAME_MIN_LENGTH),
  'instance-name-too-long': atMost('Name der Instanz', NAME_MAX_LENGTH),
  'data-center-required': requiredText('Rechenzentrum'),
  'role-required': requiredText('Rolle'),
  'role-unknown': 'Rolle ist nicht bekannt.',
  'permission-required': requiredText('Berechtigung'),
  'permission-mismatch': ACCOUNT_WORDINGS.requestNotProper,
  'workspace-required': requiredText('Arbeitsbereich'),
  'workspace-invalid': 'Arbeitsbereich ist nicht gültig.',
  'end-date-invalid': 'Enddatum ist nicht gültig.',
  'end-date-past': 'Enddatum muss in der Zukunft liegen.',
  'file-not-csv': 'Nur .csv-Dateien können importiert werden.',
  'file-empty': 'Die Datei ist leer.',
  'file-too-large': `Die Datei darf höchstens ${CSV_MAX_BYTES / BYTES_PER_MB} MB groß sein.`,
};

/** Issues of request fields, for API callers. */
export const REQUEST_ISSUE_TEXTS: Translation<typeof english.REQUEST_ISSUE_TEXTS> = {
  missing: 'Dieses Feld ist erforderlich.',
  'unknown-field': 'Dieses Feld ist nicht bekannt.',
  'hidden-characters': 'Entfernen Sie die unsichtbaren Zeichen: Tippen Sie dies, statt es einzufügen.',
  'wrong-type': 'Dieses Feld hat den falschen Typ.',
  'not-allowed': 'Dieser Wert ist nicht erlaubt.',
  'too-short': 'Dieser Wert ist zu kurz.',
  'too-long': 'Dieser Wert ist zu lang.',
  'out-of-range': 'Dieser Wert liegt außerhalb des erlaubten Bereichs.',
  malformed: 'Dieser Wert ist fehlerhaft.',
};
