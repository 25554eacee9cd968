import { PRODUCT_NAME } from '../terms/product.ts';
import { named } from '../terms/quoted.ts';
import { footer, hello, timeText, type MailText } from './mails.ts';

/** What a partner offers, to an address that may be new. [HZ-6] */
export interface MailedOffer {
  readonly partner: string;
  readonly company: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Composes the mail with the key of a partner's offer. [HZ-6] */
export function customerOfferMail({ partner, company, url, expiresAt }: MailedOffer): MailText {
  const from = named(partner, 'A partner');
  return {
    subject: `${from} sets up ${PRODUCT_NAME} for ${named(company, 'you')}`,
    greeting: 'Hello,',
    paragraphs: [
      `${from} offers to set up and pay for intercoms of ${named(company, 'your company')} on ${PRODUCT_NAME}. The account will be yours; ${from} sees its plans, how many users are connected, and when it renews.`,
      `Log in or sign up with the e-mail address that this e-mail was sent to. The link works until ${timeText(expiresAt)} and only once. Do not pass it on: it proves that this mailbox is yours.`,
    ],
    action: { label: 'Accept the offer', url },
    footer,
  };
}

/** A customer's account that its partner releases, and its owner. [HZ-6] */
export interface MailedRelease {
  readonly partner: string;
  readonly account: string;
  readonly name: string;
  readonly url: string;
  /** When the first paid plan ends; null without one. */
  readonly endsAt: Date | null;
}

/** Composes the mail that asks a customer's owner to confirm a release. [HZ-6] */
export function releaseAskedMail({ partner, account, name, url }: MailedRelease): MailText {
  const from = named(partner, 'Your partner');
  return {
    subject: `${from} asks you to buy the plans of ${named(account, 'your account')} yourself`,
    greeting: hello(name),
    paragraphs: [
      `${from} pays for the plans of ${named(account, 'your account')} and asks to stop that. If you confirm, what is paid runs to its end and does not renew; you buy what comes after.`,
      'Nothing changes until you confirm it under billing.',
    ],
    action: { label: 'Open billing', url },
    footer,
  };
}

/** Composes the mail that tells a released customer's owner to buy. [HZ-6] */
export function releasedMail({ partner, account, name, url, endsAt }: MailedRelease): MailText {
  return {
    subject: `${named(account, 'Your account')} buys its own plans from now on`,
    greeting: hello(name),
    paragraphs: [
      `${named(partner, 'Your partner')} does not pay for ${named(account, 'your account')} any more.`,
      endsAt === null
        ? 'The account has no paid plan. Choose one under billing.'
        : `What is paid runs to its end, the first on ${timeText(endsAt)}, and does not renew. Choose a plan under billing before that, so that your intercoms go on.`,
    ],
    action: { label: 'Open billing', url },
    footer,
  };
}
