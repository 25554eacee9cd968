import { createTransport } from 'nodemailer';
import { ProviderCause, type FailureClass } from '../failures/provider-cause.ts';
import { MailRefused, MailServerAway, type Mailer, type OutgoingMail } from './mailer.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://` with credentials; null: no mail. */
  readonly smtpUrl: string | null;
  /** Such as `Partyline <no-reply@example.org>`. */
  readonly from: string;
  readonly perMinute: number;
}

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

/** Sends mails over SMTP, a connection each, so that none goes stale. */
export function smtpMailer({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>): Mailer {
  if (smtpUrl === null) return { send: () => Promise.resolve() };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // Mails never read a file or a URL.
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

/** Returns a mail's headers: addresses are objects, never parsed lists, and nothing has line breaks. */
function headersOf({ to, replyTo, subject, messageId }: OutgoingMail) {
  return {
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: oneLine(replyTo) } }),
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    messageId: oneLine(messageId),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Returns a text on one line, without control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The server closes the connection with this code. */
const CLOSING = 421;

/**
 * Returns the failure of a mail: only the server's permanent refusal of the recipient is final. Refused senders or messages, our
 * credentials (535) and missing codes or answers may be fixed. The package's texts quote addresses, so only its codes are kept.
 */
function failureOf(error: unknown): unknown {
  const [code, response, command] =
    error instanceof Error
      ? [fieldOf(error, 'code'), fieldOf(error, 'responseCode'), fieldOf(error, 'command')]
      : [];
  const causeAs = (failureClass: FailureClass): ProviderCause =>
    new ProviderCause('mail', failureClass, {
      ...(typeof code === 'string' ? { code } : {}),
      ...(typeof response === 'number' ? { status: response } : {}),
    });
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || response === CLOSING)
    return new MailServerAway('The mail server is not there for us.', { cause: causeAs('unavailable') });
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  const isFinal = isOfRecipient && typeof response === 'number' && response >= 500 && response < 600;
  if (!isFinal) return causeAs('refused');
  return new MailRefused('The mail server refuses the mail.', { cause: causeAs('not-found') });
}

function fieldOf(error: Error, name: string): unknown {
  return new Map<string, unknown>(Object.entries(error)).get(name);
}
