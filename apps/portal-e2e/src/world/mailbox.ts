import { expect } from '@playwright/test';
import type { Mail, SandboxControl } from './sandbox-control.ts';

/** A mail, with what its first link asks for. */
export interface LinkMail {
  readonly id: string;
  readonly subject: string;
  /** Where the first link leads. */
  readonly link: string;
  /** The query of that link: `mode`, `oobCode` and what else a mail of the identity service names. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Begins the subject of each mail of the identity service. */
export const SUBJECTS = {
  verify: 'Verify your email for',
  reset: 'Reset your password',
  change: 'Verify your new email',
  recover: 'Your sign-in email',
} as const;
/** What a mail of the identity service is about. */
export type MailKind = keyof typeof SUBJECTS;

const LINK = /https?:\/\/[^\s<>"]+/;

/** The mails of an address about one thing, newest first. */
async function listMailsOfKind(sandbox: SandboxControl, email: string, kind: MailKind): Promise<LinkMail[]> {
  const mails = await sandbox.listMails(email);
  return mails.filter(({ subject }) => subject.startsWith(SUBJECTS[kind])).map(linkMailOf);
}

function linkMailOf({ id, subject, text }: Mail): LinkMail {
  const link = LINK.exec(text)?.[0] ?? '';
  const query = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  return { id, subject, link, parameters: Object.fromEntries(query) };
}

/**
 * The newest mail to an address about one thing, as soon as there are `count` of them: a mail that comes while a test
 * looks is waited for, and one from before is not taken for it.
 */
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
