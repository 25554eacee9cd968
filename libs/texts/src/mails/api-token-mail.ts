import { named } from '../terms/quoted.ts';
import { PRODUCT_NAME } from '../terms/product.ts';
import { footer, hello, timeText, type MailText } from './mails.ts';

export interface MailedApiToken {
  /** Its user, who reads the mail. */
  readonly user: string;
  readonly email: string;
  readonly name: string;
  readonly account: string;
  /** What each scope allows. */
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** null for unknown. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly url: string;
}

function placeText({ browser, system, address }: MailedApiToken): string {
  const device = [browser ?? 'an unknown browser', ...(system === null ? [] : [`on ${system}`])].join(' ');
  return address === null ? device : `${device}, from the network address ${address}`;
}

/** Tells a user of a new API token, and how to revoke it. [PLUS-25] */
export const apiTokenMail = (token: MailedApiToken): MailText => ({
  subject: `A new API token for ${named(token.account, PRODUCT_NAME)}: ${named(token.name, 'without a name')}`,
  greeting: hello(token.user),
  paragraphs: [
    `${named(token.user, token.email)} (${token.email}) made the API token “${named(token.name, 'without a name')}” for the account ${named(token.account, 'without a name')} on ${timeText(token.createdAt)}, in ${placeText(token)}.`,
    `Programs that have it can, in your name: ${token.scopes.join('; ')}. It works until ${timeText(token.expiresAt)}.`,
    'If this was you, there is nothing to do. If not, revoke the token under Settings, API tokens, then change your password and log out everywhere.',
  ],
  action: { label: 'See and revoke API tokens', url: token.url },
  footer,
});
