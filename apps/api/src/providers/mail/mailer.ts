export interface OutgoingMail {
  /** One address. */
  readonly to: string;
  /** Default: the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same on a repeat, so that mailboxes may drop it. */
  readonly messageId: string;
}

export interface Mailer {
  /**
   * Delivers a mail. Throws {@link MailRefused} for a permanent refusal, {@link MailServerAway} without a server, other errors when
   * a later attempt may succeed.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** A permanent refusal of this mail, such as an unknown mailbox. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The server is unavailable or accepts no mail from us at all. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway';
}
