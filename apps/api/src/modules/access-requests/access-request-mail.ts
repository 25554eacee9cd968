import { textsFor } from '@partyline/texts/by-language';
import { messageIdOf, type ComposeMail } from '../mails/mail-context.ts';
import { printMail } from '../mails/print-mail.ts';
import { readMailedRequest } from './notify-access-request.ts';

/** Asks one who may give a role; null once the request is answered or sent again, or its receiver may not read it. [PLUS-35] */
export const composeAccessRequested: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readMailedRequest(db, wanted);
  if (row === undefined) return null;
  const { accessRequestMail, roleNameText } = textsFor(row.language);
  const text = accessRequestMail({
    ...row,
    name: row.receiver,
    requester: row.requester === '' ? row.email : row.requester,
    permission: roleNameText(row.role),
    url: `${publicUrl}/manage-invite/access-request?id=${row.id}`,
  });
  const messageId = messageIdOf(wanted, publicUrl);
  return { mail: { to: row.to, messageId, ...printMail(text, row.language) }, accountId: row.accountId };
};
