import type { MailText } from '../../mails/mails.ts';
import type { MailedOffer, MailedRelease } from '../../mails/partner-mails.ts';
import { PRODUCT_NAME } from '../../terms/product.ts';
import { named } from '../../terms/quoted.ts';
import { footer, hello, timeText } from './mails.ts';

/** Composes the mail with the key of a partner's offer. [HZ-6] */
export function customerOfferMail({ partner, company, url, expiresAt }: MailedOffer): MailText {
  const from = named(partner, 'Ein Partner');
  return {
    subject: `${from} richtet ${PRODUCT_NAME} für ${named(company, 'Sie')} ein`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `${from} bietet an, Intercoms von ${named(company, 'Ihrem Unternehmen')} auf ${PRODUCT_NAME} einzurichten und zu bezahlen. Das Konto gehört Ihnen; ${from} sieht die Tarife, wie viele Benutzer verbunden sind und wann verlängert wird.`,
      `Melden Sie sich mit der E-Mail-Adresse an oder registrieren Sie sich mit ihr, an die diese E-Mail ging. Der Link gilt bis ${timeText(expiresAt)} und nur einmal. Geben Sie ihn nicht weiter: Er beweist, dass dieses Postfach Ihnen gehört.`,
    ],
    action: { label: 'Angebot annehmen', url },
    footer,
  };
}

/** Composes the mail that asks a customer's owner to confirm a release. [HZ-6] */
export function releaseAskedMail({ partner, account, name, url }: MailedRelease): MailText {
  const from = named(partner, 'Ihr Partner');
  return {
    subject: `${from} bittet Sie, die Tarife von ${named(account, 'Ihrem Konto')} selbst zu kaufen`,
    greeting: hello(name),
    paragraphs: [
      `${from} bezahlt die Tarife von ${named(account, 'Ihrem Konto')} und möchte das beenden. Wenn Sie zustimmen, läuft das Bezahlte bis zu seinem Ende und verlängert sich nicht; danach kaufen Sie selbst.`,
      'Es ändert sich nichts, bis Sie unter „Abrechnung“ zustimmen.',
    ],
    action: { label: 'Abrechnung öffnen', url },
    footer,
  };
}

/** Composes the mail that tells a released customer's owner to buy. [HZ-6] */
export function releasedMail({ partner, account, name, url, endsAt }: MailedRelease): MailText {
  return {
    subject: `${named(account, 'Ihr Konto')} kauft seine Tarife ab jetzt selbst`,
    greeting: hello(name),
    paragraphs: [
      `${named(partner, 'Ihr Partner')} bezahlt nicht mehr für ${named(account, 'Ihr Konto')}.`,
      endsAt === null
        ? 'Das Konto hat keinen bezahlten Tarif. Wählen Sie einen unter „Abrechnung“.'
        : `Das Bezahlte läuft bis zu seinem Ende, zuerst am ${timeText(endsAt)}, und verlängert sich nicht. Wählen Sie vorher unter „Abrechnung“ einen Tarif, damit Ihre Intercoms weiterlaufen.`,
    ],
    action: { label: 'Abrechnung öffnen', url },
    footer,
  };
}
