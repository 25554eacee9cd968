import { contactMail } from '@partyline/texts';
import { messageIdOf, type ComposeMail } from '../mails/mail-context.ts';
import { printMail } from '../mails/print-mail.ts';
import { noteRequestSent, readUnsentRequest } from './contact.repository.ts';

/** Mails a contact request to support with a reply address; null if mailed or erased. [FORM-6, API-19] */
export const composeContactRequest: ComposeMail = async (db, wanted, { publicUrl, supportAddress }) => {
  const request = await readUnsentRequest(db, wanted.id);
  if (request === undefined) return null;
  return {
    mail: {
      to: supportAddress,
      replyTo: request.email,
      messageId: messageIdOf(wanted, publicUrl),
      // Support reads the default language.
      ...printMail(contactMail({ id: Number(wanted.id), ...request }), null),
    },
    accountId: null,
    entry: { action: 'person.contact', object: { kind: 'contact-request', id: wanted.id } },
    onSent: (after) => noteRequestSent(after, wanted.id),
  };
};
