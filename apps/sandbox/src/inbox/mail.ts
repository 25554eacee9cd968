import PostalMime from 'postal-mime';
import * as v from 'valibot';

/** A mail as kept and as control answers it. `from` and `to` are the envelope's addresses, in lower case. */
export const mailSchema = v.strictObject({
  id: v.string(),
  /** Counts up with every mail: the newest has the highest. */
  number: v.number(),
  receivedAt: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  messageId: v.string(),
});
/** A mail as kept and as control answers it. */
export type Mail = v.InferOutput<typeof mailSchema>;

/** Who a mail really came from and went to, whatever its headers say. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** Reads what the sender sent; parts it does not have are empty. */
export async function parseMail(
  raw: Buffer,
  envelope: Envelope,
  identity: Pick<Mail, 'id' | 'number' | 'receivedAt'>,
): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  return {
    ...identity,
    from: envelope.from.toLowerCase(),
    to: envelope.to.map((address) => address.toLowerCase()),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    messageId: parsed.messageId ?? '',
  };
}
