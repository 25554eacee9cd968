import type { Config } from '../../config.ts';
import type { Db } from '../../db/open-database.ts';
import type { OutgoingMail } from '../../providers/mail/mailer.ts';
import type { AuditEntry } from '../audit/write-audit.ts';
import type { WantedMail } from '../../jobs/request-mail.ts';

/** What mails are made with, besides the rows they are about. */
export interface MailMaking {
  /** Where users reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** The secret that the keys of invitations are made from. */
  readonly invitationSecret: string;
  /** Where contact requests go. */
  readonly supportAddress: string;
  /** How many mails a minute all nodes together send. */
  readonly perMinute: number;
}

/** The settings of mails, from the configuration. */
export function mailSettingsOf({ publicUrl, invitations, mail, supportAddress }: Config): MailMaking {
  return { publicUrl, invitationSecret: invitations.secret, supportAddress, perMinute: mail.perMinute };
}

/** A mail that is ready to go, and what is noted when it has gone. */
export interface ComposedMail {
  readonly mail: OutgoingMail;
  /** Of the account that the mail is about, for the audit log if the mail server refuses it; null for a mail about none. */
  readonly accountId: number | null;
  /** The entry for a refusal; that of an invitation which was not sent when left out. */
  readonly entry?: Pick<AuditEntry, 'action' | 'object'>;
  readonly onSent?: (db: Db) => Promise<void>;
  /** What is noted when the mail server refuses it for good. */
  readonly onRefused?: (db: Db) => Promise<void>;
}

/** Makes the mail that is wanted; null where it has no meaning any more: the row has gone, or has a newer version. */
export type ComposeMail = (db: Db, wanted: WantedMail, making: MailMaking) => Promise<ComposedMail | null>;

/**
 * The id of a mail: the same for the same mail, however often it is sent, so that a mailbox may drop a repetition. It names neither
 * the receiver nor a key.
 */
export function messageIdOf({ kind, id, version }: WantedMail, publicUrl: string): string {
  return `<${kind}.${id}.${version}@${new URL(publicUrl).hostname}>`;
}
