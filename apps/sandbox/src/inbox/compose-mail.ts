/** Time in Unix milliseconds. Senders have checked that addresses hold no line breaks. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly sentAt: number;
}

const BOUNDARY = 'partyline-sandbox-part';

/** Builds a MIME message with plain text and HTML. */
export function composeMail(letter: Letter): Buffer {
  const lines = [
    `From: ${letter.from}`,
    `To: ${letter.to}`,
    `Subject: =?utf-8?B?${Buffer.from(letter.subject).toString('base64')}?=`,
    `Date: ${new Date(letter.sentAt).toUTCString()}`,
    `Message-ID: ${letter.messageId}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...part('text/plain', letter.text),
    ...part('text/html', letter.html),
    `--${BOUNDARY}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

function part(type: string, content: string): string[] {
  const encoded =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...encoded,
  ];
}
