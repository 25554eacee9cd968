import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';
import type { Mail } from './mail.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.call('DELETE', '/control/mails');
});
afterAll(() => sandbox.dispose());

async function send(fields: { to: string; subject?: string; text?: string; html?: string }): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false });
  await transport.sendMail({ from: 'Partyline <no-reply@partyline.test>', ...fields });
  transport.close();
}

const mails = async (query = ''): Promise<Mail[]> =>
  (await sandbox.call<{ mails: Mail[] }>('GET', `/control/mails${query}`)).body.mails;

describe('the mail sink', () => {
  it('takes what a mailer sends, in any alphabet, newest first', async () => {
    await send({ to: 'Ann@demo.test', subject: 'First', text: 'One' });
    await send({ to: 'bo@demo.test', subject: 'Grüße · 你好', text: 'Zwei', html: '<p>Zwei</p>' });
    expect(await mails()).toMatchObject([
      { to: ['bo@demo.test'], subject: 'Grüße · 你好', text: 'Zwei\n', html: '<p>Zwei</p>\n' },
      { to: ['ann@demo.test'], subject: 'First', from: 'no-reply@partyline.test', html: '' },
    ]);
    expect(await mails('?to=ANN@demo.test')).toHaveLength(1);
    const [mail] = await mails();
    expect((await sandbox.call('GET', `/control/mails/${mail!.id}`)).body).toEqual(mail);
  });

  it('keeps them over a restart', async () => {
    const first = await startSandbox();
    const transport = createTransport({ host: '127.0.0.1', port: first.smtpPort, secure: false });
    await transport.sendMail({ from: 'a@demo.test', to: 'b@demo.test', subject: 'Kept', text: 'x' });
    await first.stop();
    const second = await startSandbox({ dataDir: first.dataDir });
    expect((await second.call('GET', '/control/mails')).body).toMatchObject({
      mails: [{ subject: 'Kept', number: 1 }],
    });
    await second.dispose();
  });

  it('keeps the last 500', async () => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: sandbox.smtpPort,
      secure: false,
      pool: true,
      maxMessages: Infinity,
    });
    for (let number = 1; number <= 503; number += 1) {
      await transport.sendMail({
        from: 'a@demo.test',
        to: 'b@demo.test',
        subject: `Mail ${number}`,
        text: 'x',
      });
    }
    transport.close();
    const kept = await mails();
    expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([500, 'Mail 503', 'Mail 4']);
  });
});

describe('the inbox page', () => {
  it('lists the mails and shows one, with links in its text', async () => {
    await send({
      to: 'ann@demo.test',
      subject: 'Hello <b>',
      text: 'Go to https://p.test/i?a=1&b=2. Bye <script>',
    });
    const [mail] = await mails();
    const list = await sandbox.call<string>('GET', '/inbox');
    expect(list.body).toContain(`href="/inbox/${mail!.id}"`);
    expect(list.body).toContain('Hello &lt;b&gt;');
    const page = await sandbox.call<string>('GET', `/inbox/${mail!.id}`);
    expect(page.body).toContain('<a href="https://p.test/i?a=1&amp;b=2" target="_blank" rel="noreferrer">');
    expect(page.body).toContain('Bye &lt;script&gt;');
  });

  it('shows a mail’s own HTML only in a frame that runs and fetches nothing', async () => {
    await send({
      to: 'ann@demo.test',
      subject: 'Designed',
      html: '<script>alert(1)</script><img src="http://t.test/x">',
    });
    const [mail] = await mails();
    const page = await sandbox.call<string>('GET', `/inbox/${mail!.id}`);
    expect(page.body).not.toContain('<script>');
    expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const frame = await sandbox.call<string>('GET', `/inbox/${mail!.id}/html`);
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toContain('allow-scripts');
  });

  it('says so when there is none', async () => {
    expect((await sandbox.call<string>('GET', '/inbox')).body).toContain('No mail yet.');
    expect((await sandbox.call('GET', '/inbox/nonsense')).status).toBe(404);
    expect((await sandbox.call('GET', '/control/mails/nonsense')).status).toBe(404);
  });
});
