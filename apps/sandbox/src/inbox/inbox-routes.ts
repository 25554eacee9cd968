import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/page.ts';
import { listBody, mailBody, subjectOf } from './inbox-pages.ts';
import type { Mailbox } from './mailbox.ts';

/** Inline styles and pictures only: no scripts, no requests. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

interface MailParams {
  Params: { readonly id: string };
}

export function registerInbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/inbox', (_request, reply) => sendPage(reply, 'Inbox', listBody(mailbox.list())));
  app.get<MailParams>('/inbox/:id', (request, reply) => {
    const mail = mailbox.get(request.params.id);
    if (!mail) return sendPage(reply.code(404), 'Inbox', '<h1>Inbox</h1><p>There is no such mail.</p>');
    return sendPage(reply, subjectOf(mail), mailBody(mail), { frames: true });
  });
  app.get<MailParams>('/inbox/:id/html', (request, reply) => {
    const mail = mailbox.get(request.params.id);
    return reply
      .code(mail ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(`<base target="_blank">${mail?.html ?? ''}`);
  });
}
