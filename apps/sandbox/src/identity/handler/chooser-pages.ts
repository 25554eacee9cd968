import { escapeHtml } from '../../http/html.ts';
import { IDP_NAMES, verifiesEmail, type IdpAccount, type IdpId } from '../providers/idp-account.ts';
import { readCustomParameters, type AuthEvent, type ChooserQuery } from './auth-event.ts';

/** Renders a provider's account chooser as HTML: known accounts, a form for another one, and Cancel. */
export function chooserBody(
  query: ChooserQuery,
  providerId: IdpId,
  accounts: readonly IdpAccount[],
  mistake = '',
): string {
  const name = IDP_NAMES[providerId];
  const hidden = Object.entries(query)
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`)
    .join('');
  const form = (content: string): string =>
    `<form method="post" action="/emulator/auth/handler" autocomplete="off">${hidden}${content}</form>`;
  const items = accounts.map(
    (account, index) =>
      `<li><button class="row" name="account" value="${escapeHtml(account.rawId)}"${index === 0 && mistake === '' ? ' autofocus' : ''}><strong>${escapeHtml(account.displayName === '' ? account.email : account.displayName)}</strong><br><span class="soft">${escapeHtml(account.email)}</span></button></li>`,
  );
  const list =
    items.length === 0
      ? '<p>There are no accounts yet.</p>'
      : form(`<ul aria-label="Accounts">${items.join('')}</ul>`);
  const hint = readCustomParameters(query.customParameters)['login_hint'] ?? '';
  const verified = verifiesEmail(providerId) ? ' checked' : '';
  const alert = mistake === '' ? '' : `<p class="alert" role="alert">${escapeHtml(mistake)}</p>`;
  return `<h1>Sign in with ${name}</h1><p class="soft">The sandbox stands in for ${name}. Choose who you are.</p>
<section class="card">${list}</section>
<section class="card"><h2>Use another account</h2>${alert}${form(
    `<label>Email<input name="email" type="email" required maxlength="300" value="${escapeHtml(hint)}"${mistake === '' && items.length > 0 ? '' : ' autofocus'}></label>
<label>Name<input name="displayName" maxlength="300"></label>
<label class="check"><input name="emailVerified" type="checkbox" value="yes"${verified}> ${name} vouches for this address</label>
<button name="add" value="yes">Add and sign in</button>`,
  )}</section>
${form('<button class="quiet" name="cancel" value="yes">Cancel</button>')}`;
}

/** Renders a page whose script sends the event to the page that opened the chooser. */
export function deliveryBody(query: ChooserQuery, event: AuthEvent): string {
  const data = {
    event: JSON.stringify(event),
    key: `${query.apiKey}:${query.appName}`,
    back: query.authType.endsWith('ViaRedirect') ? query.redirectUrl : '',
  };
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<section id="delivery" class="card"${attributes}><p role="status">One moment …</p></section><script src="/emulator/auth/handler.js"></script>`;
}
