import { escapeHtml } from '../../http/html.ts';
import { composeMail } from '../../inbox/compose-mail.ts';
import type { ActionCode, CodeType } from './action-code.ts';

/** The `mode` of an action link, as the provider names it. */
export const LINK_MODES: Readonly<Record<CodeType, string>> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

export const SENDER = 'noreply@identity.partyline.test';

const LETTERS: Readonly<Record<CodeType, { readonly subject: string; readonly lead: string }>> = {
  VERIFY_EMAIL: {
    subject: 'Verify your email for Partyline',
    lead: 'Follow this link to verify your email address.',
  },
  PASSWORD_RESET: {
    subject: 'Reset your password for Partyline',
    lead: 'Follow this link to reset the password of your Partyline account.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Verify your new email for Partyline',
    lead: 'Follow this link to verify your new email address. From then on you sign in with it.',
  },
  RECOVER_EMAIL: {
    subject: 'Your sign-in email for Partyline was changed',
    lead: 'The email address you sign in with was changed. If it was not you, follow this link to take it back.',
  },
};

export function recipientOf(code: ActionCode): string {
  return code.type === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? code.email) : code.email;
}

export function actionMail(code: ActionCode, displayName: string): Buffer {
  const { subject, lead } = LETTERS[code.type];
  const greeting = displayName === '' ? 'Hello,' : `Hello ${displayName},`;
  const end = 'If you did not ask for this, you can ignore this email.';
  const html = [greeting, lead].map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return composeMail({
    from: `Partyline <${SENDER}>`,
    to: recipientOf(code),
    subject,
    text: `${greeting}\n\n${lead}\n\n${code.link}\n\n${end}\n`,
    html: `${html}<p><a href="${escapeHtml(code.link)}">${escapeHtml(subject)}</a></p><p>${escapeHtml(end)}</p>`,
    messageId: `<${String(code.number)}.${code.type.toLowerCase()}@identity.partyline.test>`,
    sentAt: code.createdAt,
  });
}
