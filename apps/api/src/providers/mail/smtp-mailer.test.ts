import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';
import { MailRefused, MailServerAway } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const FROM = 'no-reply@partyline.test';
const MAIL = {
  to: 'crew@example.test',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<hello.1@partyline.test>',
};

let server: Server | undefined;
afterEach(
  () => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))),
);

/** A mail server that answers one command with this line, or hangs up (null), and accepts everything else. */
async function serverThat(command: string, line: string | null): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    createInterface(socket).on('line', (asked) => {
      const isAsked = asked.toUpperCase().startsWith(command);
      if (isAsked && line === null) socket.destroy();
      else
        socket.write(isAsked ? `${line}\r\n` : asked.toUpperCase() === 'DATA' ? '354 Go\r\n' : '250 OK\r\n');
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`; // a TCP server that listens has a port
}

async function failureAt(smtpUrl: string): Promise<unknown> {
  return smtpMailer({ smtpUrl, from: FROM })
    .send(MAIL)
    .then(
      () => null,
      (error: unknown) => error,
    );
}

describe('the failure of a mail', () => {
  it.each([['550 No such mailbox.'], ['553 5.1.3 No such address.']])(
    '[INV-39] is final where the server permanently refuses the recipient: %s',
    async (line) => {
      expect(await failureAt(await serverThat('RCPT', line))).toBeInstanceOf(MailRefused);
    },
  );

  it.each([
    ['RCPT', '450 Greylisted, come back later.'],
    ['RCPT', 'No code at all'],
    ['MAIL', '550 We do not know you.'],
    ['MAIL', 'No code at all'],
    ['DATA', '554 No.'],
  ])("[INV-39] is neither final nor the server's after %s: %s", async (command, line) => {
    const failure = await failureAt(await serverThat(command, line));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(failure).not.toBeInstanceOf(MailServerAway);
  });

  it.each([
    ['EHLO', null],
    ['RCPT', null],
    ['RCPT', '421 Closing.'],
  ])("[INV-39] is the server's once it disconnects after %s: %s", async (command, line) => {
    expect(await failureAt(await serverThat(command, line))).toBeInstanceOf(MailServerAway);
  });

  it("[INV-39] is the recipient's at a real server, and the server's once it is gone", async () => {
    const smtp = await startTestSmtp();
    expect(await failureAt(smtp.url)).toBeNull();
    smtp.unknown.add(MAIL.to);
    expect(await failureAt(smtp.url)).toBeInstanceOf(MailRefused);
    await smtp.stop();
    expect(await failureAt(smtp.url)).toBeInstanceOf(MailServerAway);
  });
});
