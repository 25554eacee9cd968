import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { foldAddress } from '../identity/users/fold-address.ts';

/** A stored mail. `from` and `to` are the envelope's addresses, in lower case. */
export const mailSchema = v.strictObject({
  id: v.string(),
  /** Increases with every mail. */
  number: v.number(),
  receivedAt: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  messageId: v.string(),
});
export type Mail = v.InferOutput<typeof mailSchema>;

/** SMTP sender and recipients, whatever the headers say. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** Parses a message; missing parts are empty. */
export async function parseMail(
  raw: Buffer,
  envelope: Envelope,
  identity: Pick<Mail, 'id' | 'number' | 'receivedAt'>,
): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  return {
    ...identity,
    from: foldAddress(envelope.from),
    to: envelope.to.map(foldAddress),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    messageId: parsed.messageId ?? '',
  };
}

const LINK = /https?:\/\/[^\s<>"]+/;

/** Returns the first link of a mail with its query parameters; an action of the identity service has `mode` and `oobCode`. */
export function actionOf({ text }: Mail): { link: string | null; parameters: Record<string, string> } {
  const link = LINK.exec(text)?.[0] ?? null;
  const query = link !== null && URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  return { link, parameters: Object.fromEntries(query) };
}
