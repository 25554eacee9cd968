import { escapeHtml } from '../http/html.ts';
import type { Mail } from './mail.ts';

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

export function listBody(mails: readonly Mail[]): string {
  const heading =
    '<h1>Inbox</h1><p class="soft">All mail this installation has sent. None of it left this machine.</p>';
  if (mails.length === 0) return `${heading}<section class="card"><p>No mail yet.</p></section>`;
  const items = mails.map(
    (mail) =>
      `<li><a href="/inbox/${encodeURIComponent(mail.id)}"><strong>${escapeHtml(subjectOf(mail))}</strong><br><span class="soft">${escapeHtml(mail.to.join(', '))} · ${timeOf(mail)}</span></a></li>`,
  );
  return `${heading}<section class="card"><ul>${items.join('')}</ul></section>`;
}

/** Renders one mail: its plain text with links, and its HTML in a sandboxed frame. */
export function mailBody(mail: Mail): string {
  const facts = `<dl><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>Received</dt><dd>${timeOf(mail)}</dd></dl>`;
  const text =
    mail.text === '' ? '' : `<section class="card"><pre>${withLinks(mail.text.trimEnd())}</pre></section>`;
  const frame =
    mail.html === ''
      ? ''
      : `<iframe title="The mail as designed" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/inbox/${encodeURIComponent(mail.id)}/html"></iframe>`;
  return `<p><a href="/inbox">Inbox</a></p><h1>${escapeHtml(subjectOf(mail))}</h1><section class="card">${facts}</section>${text}${frame}`;
}

export function subjectOf(mail: Mail): string {
  return mail.subject === '' ? '(no subject)' : mail.subject;
}

function withLinks(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [url] = match;
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">${escapeHtml(url)}</a>`;
    end = match.index + url.length;
  }
  return html + escapeHtml(text.slice(end));
}

function timeOf(mail: Mail): string {
  const readable = mail.receivedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  return `<time datetime="${escapeHtml(mail.receivedAt)}">${escapeHtml(readable)}</time>`;
}
