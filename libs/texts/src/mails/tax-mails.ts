import { named } from '../terms/quoted.ts';
import { footer, hello, type MailText } from './mails.ts';

/** Whose subscriptions, and who reads it. */
export interface MailedTax {
  readonly account: string;
  readonly name: string;
  readonly url: string;
}

/** Composes the mail to every owner when tax is added to subscriptions that were bought without it. */
export function taxAddedMail({ account, name, url }: MailedTax): MailText {
  return {
    subject: `Tax is added to the invoices of ${named(account, 'your account')}`,
    greeting: hello(name),
    paragraphs: [
      'From the next invoice on, the payment provider adds the tax that is due at your billing address. The prices before tax stay the same.',
      'Every invoice shows net, tax and total. You can check your address and add a tax id under “Manage billing”.',
    ],
    action: { label: 'Open billing', url },
    footer,
  };
}

/** Composes the mail to every owner, once, when the billing address does not tell which tax is due. */
export function taxLocationMail({ account, name, url }: MailedTax): MailText {
  return {
    subject: `The billing address of ${named(account, 'your account')} is missing or incomplete`,
    greeting: hello(name),
    paragraphs: [
      'Tax is to be added to your subscriptions, but your billing address does not tell which tax is due.',
      'Please complete the address with country and postal code under “Manage billing”. Your subscriptions go on as before.',
    ],
    action: { label: 'Open billing', url },
    footer,
  };
}
