import { createTransport } from 'nodemailer';
import { MailRefused, MailServerAway, type Mailer, type OutgoingMail } from './mailer.ts';

/** Where mails are handed over. */
export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password; null: nothing is sent. */
  readonly smtpUrl: string | null;
  /** What mails are from, such as `Partyline <no-reply@example.org>`. */
  readonly from: string;
  readonly perMinute: number;
}

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

/** A mailer that speaks SMTP. Each mail has a connection of its own, so that none is kept to a server that has gone. */
export function smtpMailer({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>): Mailer {
  if (smtpUrl === null) return { send: () => Promise.resolve() };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // A mail is made of our own words: it never reads a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...headersOf(mail), text: mail.text, html: mail.html });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** The address goes in as one, never as a list or with a name, and no header holds a line break. */
function headersOf({ to, replyTo, subject, messageId }: OutgoingMail) {
  return {
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: oneLine(replyTo) } }),
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    messageId: oneLine(messageId),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A text on one line, without control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The server ends the talk with this, whatever it was asked. */
const CLOSING = 421;

/**
 * Only the server's own lasting refusal of the recipient is final: the mailbox does not exist. A refused sender or message (a quota, a
 * filter, a policy), one about us (535: the password is wrong), an answer without a code and none at all may be mended on either side.
 */
function failureOf(error: unknown): unknown {
  const [code, response, command] =
    error instanceof Error
      ? [fieldOf(error, 'code'), fieldOf(error, 'responseCode'), fieldOf(error, 'command')]
      : [];
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || response === CLOSING)
    return new MailServerAway('The mail server is not there for us.', { cause: error });
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  const isFinal = isOfRecipient && typeof response === 'number' && response >= 500 && response < 600;
  return isFinal ? new MailRefused('The mail server refuses the mail.', { cause: error }) : error;
}

function fieldOf(error: Error, name: string): unknown {
  return new Map<string, unknown>(Object.entries(error)).get(name);
}
