import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const MAX_MAIL_BYTES = 5 * 1024 * 1024;

/** A mail server that takes every mail into the mailbox and sends none on. */
export interface SmtpSink {
  /** Begins to take mail on 127.0.0.1; 0 is any free port. Ends with the port. */
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

/** Makes the mail server of a mailbox. */
export function createSmtpSink(mailbox: Mailbox): SmtpSink {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onData: (stream, session, done) => {
      take(mailbox, stream, session).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        const listener = server.listen(port, '127.0.0.1', () => {
          server.off('error', reject);
          server.on('error', () => undefined); // one broken connection is its client's matter
          resolve((listener.address() as AddressInfo).port); // a pipe has no port, but this is none
        });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function take(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('The mail is larger than 5 MB.'), { responseCode: 552 });
  }
  await mailbox.receive(raw, {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map((recipient) => recipient.address),
  });
}
