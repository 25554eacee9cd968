import PostalMime from 'postal-mime';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { until } from '../until.ts';

export interface ReceivedMail {
  /** Envelope recipients. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** A test mail server that can restart at the same address. */
export interface TestSmtp {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Refused for good. */
  readonly unknown: Set<string>;
  /** Refused after their content, as by a filter. */
  readonly filtered: Set<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Waits for mails to an address; returns the newest. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
}

export async function startTestSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const unknown = new Set<string>();
  const filtered = new Set<string>();
  let port = 0;
  let server = create(mails, unknown, filtered);
  const listen = async (): Promise<void> => {
    server = create(mails, unknown, filtered);
    port = await new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      // a listening TCP server has an address object
      const listener = server.listen(port, '127.0.0.1', () =>
        resolve((listener.address() as AddressInfo).port),
      );
    });
  };
  await listen();
  const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    unknown,
    filtered,
    start: listen,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    mailTo: (address, count = 1) =>
      until(`mail ${count} to ${address}`, () => to(address).length >= count && to(address).at(-1)),
  };
}

function create(
  mails: ReceivedMail[],
  unknown: ReadonlySet<string>,
  filtered: ReadonlySet<string>,
): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const isUnknown = unknown.has(address);
      done(isUnknown ? Object.assign(new Error('No such mailbox.'), { responseCode: 550 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (raw) => {
        if (envelope.rcptTo.some(({ address }) => filtered.has(address))) {
          done(Object.assign(new Error('Not accepted.'), { responseCode: 554 }));
          return;
        }
        const mail = await PostalMime.parse(raw);
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: mail.from?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          messageId: mail.messageId ?? '',
          headers: mail.headers,
        });
        done();
      });
    },
  });
}
