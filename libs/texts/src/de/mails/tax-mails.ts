import type { MailText } from '../../mails/mails.ts';
import type { MailedTax } from '../../mails/tax-mails.ts';
import { named } from '../../terms/quoted.ts';
import { footer, hello } from './mails.ts';

/** Composes the mail to every owner when tax is added to subscriptions that were bought without it. */
export function taxAddedMail({ account, name, url }: MailedTax): MailText {
  return {
    subject: `Zu den Rechnungen von ${named(account, 'Ihrem Konto')} kommt die Steuer hinzu`,
    greeting: hello(name),
    paragraphs: [
      'Ab der nächsten Rechnung berechnet der Zahlungsdienst die Steuer, die nach Ihrer Rechnungsadresse anfällt. Die Preise ohne Steuer bleiben gleich.',
      'Jede Rechnung zeigt Nettobetrag, Steuer und Gesamtbetrag. Unter „Abrechnung verwalten“ können Sie Ihre Adresse prüfen und eine Steuernummer angeben.',
    ],
    action: { label: 'Abrechnung öffnen', url },
    footer,
  };
}

/** Composes the mail to every owner, once, when the billing address does not tell which tax is due. */
export function taxLocationMail({ account, name, url }: MailedTax): MailText {
  return {
    subject: `Die Rechnungsadresse von ${named(account, 'Ihrem Konto')} fehlt oder ist unvollständig`,
    greeting: hello(name),
    paragraphs: [
      'Zu Ihren Abonnements soll die Steuer hinzukommen, aber nach Ihrer Rechnungsadresse lässt sie sich nicht berechnen.',
      'Bitte ergänzen Sie unter „Abrechnung verwalten“ Land und Postleitzahl. Ihre Abonnements laufen weiter wie bisher.',
    ],
    action: { label: 'Abrechnung öffnen', url },
    footer,
  };
}
