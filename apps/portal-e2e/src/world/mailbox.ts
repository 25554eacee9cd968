import { expect } from '@playwright/test';
import type { Mail, SandboxControl } from './sandbox-control.ts';

export interface LinkMail {
  readonly id: string;
  readonly subject: string;
  readonly link: string;
  /** Such as `mode` and `oobCode`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** How the subjects of the identity service begin. */
export const SUBJECTS = {
  verify: 'Verify your email for',
  reset: 'Reset your password',
  change: 'Verify your new email',
  recover: 'Your sign-in email',
} as const;
export type MailKind = keyof typeof SUBJECTS;

const LINK = /https?:\/\/[^\s<>"]+/;

/** Lists the mails of a kind, newest first. */
async function listMailsOfKind(sandbox: SandboxControl, email: string, kind: MailKind): Promise<LinkMail[]> {
  const mails = await sandbox.listMails(email);
  return mails.filter(({ subject }) => subject.startsWith(SUBJECTS[kind])).map(linkMailOf);
}

function linkMailOf({ id, subject, text }: Mail): LinkMail {
  const link = LINK.exec(text)?.[0] ?? '';
  const query = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  return { id, subject, link, parameters: Object.fromEntries(query) };
}

/** Waits for `count` mails of a kind and returns the newest, so that an older one is never mistaken for it. */
export async function waitForMail(
  sandbox: SandboxControl,
  email: string,
  kind: MailKind,
  count = 1,
): Promise<LinkMail> {
  let mails: LinkMail[] = [];
  await expect
    .poll(async () => (mails = await listMailsOfKind(sandbox, email, kind)).length, {
      message: `mails to ${email} that begin "${SUBJECTS[kind]}"`,
    })
    .toBe(count);
  const [newest] = mails;
  if (newest === undefined) throw new Error(`${email} has no such mail.`);
  return newest;
}
