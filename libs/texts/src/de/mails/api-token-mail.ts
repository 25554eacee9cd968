import type { MailedApiToken } from '../../mails/api-token-mail.ts';
import type { MailText } from '../../mails/mails.ts';
import { PRODUCT_NAME } from '../../terms/product.ts';
import { named } from '../../terms/quoted.ts';
import { footer, hello, timeText } from './mails.ts';

function placeText({ browser, system, address }: MailedApiToken): string {
  const device = [browser ?? 'einem unbekannten Browser', ...(system === null ? [] : [`auf ${system}`])].join(
    ' ',
  );
  return address === null ? device : `${device}, von der Netzwerkadresse ${address}`;
}

/** Tells a user of a new API token, and how to revoke it. [PLUS-25] */
export const apiTokenMail = (token: MailedApiToken): MailText => ({
  subject: `Ein neues API-Token für ${named(token.account, PRODUCT_NAME)}: ${named(token.name, 'ohne Namen')}`,
  greeting: hello(token.user),
  paragraphs: [
    `${named(token.user, token.email)} (${token.email}) hat am ${timeText(token.createdAt)} das API-Token „${named(token.name, 'ohne Namen')}“ für das Konto ${named(token.account, 'ohne Namen')} erstellt, in ${placeText(token)}.`,
    `Programme, die es haben, können in Ihrem Namen: ${token.scopes.join('; ')}. Es gilt bis ${timeText(token.expiresAt)}.`,
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, widerrufen Sie das Token unter Einstellungen, API-Tokens, ändern Sie dann Ihr Passwort und melden Sie sich überall ab.',
  ],
  action: { label: 'API-Token ansehen und widerrufen', url: token.url },
  footer,
});
