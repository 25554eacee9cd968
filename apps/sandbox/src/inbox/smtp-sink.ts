import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const MAX_MAIL_BYTES = 5 * 1024 * 1024;

/** SMTP server that stores every mail and forwards none. */
export interface SmtpSink {
  /** Listens on 127.0.0.1; 0 is any free port. Resolves with the port. */
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

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
          server.on('error', () => undefined); // a broken connection concerns only its client
          resolve((listener.address() as AddressInfo).port); // a TCP server has a port
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
