/** A mail in words, as text and as HTML of the same content. */
export interface OutgoingMail {
  /** One address. */
  readonly to: string;
  /** One address that answers go to; that of the sender when left out. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the mail wherever it is kept: the same mail sent again carries the same id, so that a mailbox may drop it. */
  readonly messageId: string;
}

/** What the API asks of the mail server. */
export interface Mailer {
  /**
   * Hands a mail over. Throws {@link MailRefused} for a mail that the server will never take, {@link MailServerAway} where there is
   * no talking to it at all, and anything else where it may take the same mail later.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server refuses this very mail, whenever it is sent: there is no such mailbox, for one. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The mail server does not answer, or takes no mail from us: the next mail would fare no better. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway';
}
