import type * as english from '../../mails/mails.ts';
import { named, timeIn } from '../../terms/quoted.ts';
import type { Translation } from '../../translation.ts';
import { mailedPlace } from './places.ts';
import { PRODUCT_NAME, TEXTS_LOCALE } from '../terms/product.ts';

/** Formats an instant with its zone, since the reader's is unknown. */
export const timeText = (at: Date): string => timeIn(TEXTS_LOCALE, at);

/** Greets the reader of a mail. */
export const hello = (name: string): string =>
  name.trim() === '' ? 'Guten Tag,' : `Guten Tag ${named(name, '')},`;

/** How every mail ends. */
export const footer = `Diese E-Mail wurde von ${PRODUCT_NAME} gesendet. Falls Sie sie nicht erwartet haben, können Sie sie ignorieren.`;

const openProduct = (url: string) => ({ label: `${PRODUCT_NAME} öffnen`, url });

/** Names whom a member asks about their access, in the accusative. */
const managerText = ({ workspace }: { readonly workspace: string | null }): string =>
  workspace === null ? 'den Kontoinhaber' : 'die Person, die den Arbeitsbereich verwaltet';
const askManager = (place: { readonly workspace: string | null }): string =>
  `Falls das ein Irrtum ist, wenden Sie sich an ${managerText(place)}.`;

/** Texts of the mails. [INV-39, GV-18, PLUS-1, PLUS-4, PLUS-5] */
export const mails: Translation<typeof english.mails> = {
  invitation: (invited) => ({
    subject: `${named(invited.sender, 'Ein Kollege')} lädt Sie zu ${named(invited.workspace ?? invited.account, PRODUCT_NAME)} ein`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `${named(invited.sender, 'Ein Kollege')} lädt Sie ${mailedPlace(invited).to} auf ${PRODUCT_NAME} ein, mit der Rolle „${invited.permission}“.`,
      ...(invited.endsAt === null ? [] : [`Der Zugang endet automatisch am ${timeText(invited.endsAt)}.`]),
      `Melden Sie sich mit der E-Mail-Adresse an, an die diese E-Mail gesendet wurde, oder registrieren Sie sich damit. Der Link gilt bis zum ${timeText(invited.expiresAt)} und nur einmal. Geben Sie ihn nicht weiter: Er belegt, dass dieses Postfach Ihnen gehört.`,
    ],
    action: { label: 'Einladung annehmen', url: invited.url },
    footer,
  }),
  askedAgain: (asked) => ({
    subject: `${named(asked.email, 'Ein Benutzer')} bittet um eine neue Einladung`,
    greeting: hello(asked.name),
    paragraphs: [
      `${named(asked.email, 'Ein Benutzer')} ist einem nicht mehr offenen Link ${mailedPlace(asked).to} gefolgt und bittet um eine neue Einladung. Sie hatten diese Person mit der Rolle „${asked.permission}“ eingeladen.`,
      'Senden Sie die Einladung erneut, wenn die Person Zugang haben soll.',
    ],
    action: { label: 'Personen verwalten', url: asked.url },
    footer,
  }),
  accessEnding: (ending) => ({
    subject: `Ihr Zugang zu ${named(ending.workspace ?? ending.account, PRODUCT_NAME)} endet bald`,
    greeting: hello(ending.name),
    paragraphs: [
      `Ihr Zugang ${mailedPlace(ending).to} endet am ${timeText(ending.endsAt)}.`,
      `Wenn Sie ihn länger brauchen, bitten Sie ${managerText(ending)}${ending.workspace === null ? '' : ','} um ein späteres Enddatum.`,
    ],
    action: openProduct(ending.url),
    footer,
  }),
  accessChanged: (changed) => ({
    subject: `Ihre Rolle in ${named(changed.workspace ?? changed.account, PRODUCT_NAME)} wurde geändert`,
    greeting: hello(changed.name),
    paragraphs: [`Sie haben jetzt die Rolle „${changed.permission}“ ${mailedPlace(changed).in}.`],
    action: openProduct(changed.url),
    footer,
  }),
  accessSuspended: (suspended) => ({
    subject: `Ihr Zugang zu ${named(suspended.workspace ?? suspended.account, PRODUCT_NAME)} ist ausgesetzt`,
    greeting: hello(suspended.name),
    paragraphs: [
      `Ihr Zugang ${mailedPlace(suspended).to} ist ausgesetzt. Er ruht, bis er wieder freigegeben wird; Ihre Rolle bleibt erhalten.`,
      askManager(suspended),
    ],
    action: null,
    footer,
  }),
  accessResumed: (resumed) => ({
    subject: `Ihr Zugang zu ${named(resumed.workspace ?? resumed.account, PRODUCT_NAME)} ist wieder frei`,
    greeting: hello(resumed.name),
    paragraphs: [
      `Sie haben wieder Zugang ${mailedPlace(resumed).to}, mit der Rolle „${resumed.permission}“.`,
    ],
    action: openProduct(resumed.url),
    footer,
  }),
  accessRemoved: (removed) => ({
    subject: `Ihr Zugang zu ${named(removed.workspace ?? removed.account, PRODUCT_NAME)} wurde entfernt`,
    greeting: hello(removed.name),
    paragraphs: [`Sie haben keinen Zugang ${mailedPlace(removed).to} mehr.`, askManager(removed)],
    action: null,
    footer,
  }),
};
