import type { Config } from '../../config.ts';
import type { Db } from '../../db/open-database.ts';
import type { OutgoingMail } from '../../providers/mail/mailer.ts';
import type { AuditEntry } from '../../records/audit/write-audit.ts';
import type { WantedMail } from '../../jobs/request-mail.ts';

export interface MailMaking {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Keys of invitations are derived from it. */
  readonly invitationSecret: string;
  /** Receives contact requests. */
  readonly supportAddress: string;
  /** For all nodes together. */
  readonly perMinute: number;
}

export function mailSettingsOf({ publicUrl, invitations, mail, supportAddress }: Config): MailMaking {
  return { publicUrl, invitationSecret: invitations.secret, supportAddress, perMinute: mail.perMinute };
}

export interface ComposedMail {
  readonly mail: OutgoingMail;
  /** For the audit log on a refusal; null for none. */
  readonly accountId: number | null;
  /** Entry for a refusal; default: an unsent invitation. */
  readonly entry?: Pick<AuditEntry, 'action' | 'object'>;
  readonly onSent?: (db: Db) => Promise<void>;
  readonly onRefused?: (db: Db) => Promise<void>;
}

/** Composes a mail; null when its row is gone or newer. */
export type ComposeMail = (db: Db, wanted: WantedMail, making: MailMaking) => Promise<ComposedMail | null>;

/** Returns a mail's id, stable on repeats so that mailboxes drop them; contains neither receiver nor key. */
export function messageIdOf({ kind, id, version }: WantedMail, publicUrl: string): string {
  return `<${kind}.${id}.${version}@${new URL(publicUrl).hostname}>`;
}
