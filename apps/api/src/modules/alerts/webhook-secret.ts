import { OLD_SECRET_MS } from '@partyline/alerts';
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A rule's secret number, incremented by each rotation. */
export interface SecretOf {
  readonly ruleId: number;
  readonly secretNumber: number;
  readonly secretRotatedAt: Date | null;
}

/** Derives a webhook's secret, so that none is stored: `whsec_` and 32 bytes in Base64. */
export function webhookSecret(secret: string, ruleId: number, secretNumber: number): string {
  return `whsec_${createHmac('sha256', secret).update(`alert:${ruleId}:${secretNumber}`).digest('base64')}`;
}

/** Returns signature headers as in Standard Webhooks; the old secret signs too for a day after a rotation. [PLUS-16, PLUS-25] */
export function signWebhook(
  secret: string,
  { ruleId, secretNumber, secretRotatedAt }: SecretOf,
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: Date },
): Record<string, string> {
  const isOldValid = secretRotatedAt !== null && now.getTime() - secretRotatedAt.getTime() < OLD_SECRET_MS;
  const numbers = isOldValid ? [secretNumber, secretNumber - 1] : [secretNumber];
  const signatures = numbers.map((number) =>
    new Webhook(webhookSecret(secret, ruleId, number)).sign(id, now, body),
  );
  return {
    'content-type': 'application/json',
    'user-agent': 'Partyline-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
