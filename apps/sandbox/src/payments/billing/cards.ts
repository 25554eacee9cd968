import type { PaymentContext } from '../model/context.ts';
import type { PaymentMethod } from '../model/sold-objects.ts';
import { newId } from '../model/object-store.ts';

/** What a payment without the customer comes to; `asks`: their bank wants them to confirm it. */
export type CardBehaviour = 'works' | 'fails' | 'asks';

interface TestCard {
  readonly brand: string;
  /** `asks`: needs a second step (3-D Secure). */
  readonly atCheckout: 'works' | 'asks' | 'declined';
  readonly later: CardBehaviour;
}

const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', atCheckout: 'works', later: 'works' },
  '5555555555554444': { brand: 'mastercard', atCheckout: 'works', later: 'works' },
  '4000002500003155': { brand: 'visa', atCheckout: 'asks', later: 'works' },
  '4000002760003184': { brand: 'visa', atCheckout: 'asks', later: 'asks' },
  '4000000000000341': { brand: 'visa', atCheckout: 'works', later: 'fails' },
  '4000000000000002': { brand: 'visa', atCheckout: 'declined', later: 'fails' },
  '4000000000009995': { brand: 'visa', atCheckout: 'declined', later: 'fails' },
};

export function testCardOf(typed: string): TestCard | undefined {
  return TEST_CARDS[typed.replaceAll(/[\s-]/g, '')];
}

/** Attaches a card and makes it the customer's default. */
export function attachCard(context: PaymentContext, customerId: string, typed: string): PaymentMethod {
  const card = testCardOf(typed);
  const number = typed.replaceAll(/[\s-]/g, '');
  const method = context.objects.put(
    {
      id: newId('pm'),
      object: 'payment_method' as const,
      created: context.now(),
      livemode: false as const,
      metadata: {},
      type: 'card' as const,
      customer: customerId,
      billing_details: { address: null, email: null, name: null, phone: null },
      card: {
        brand: card?.brand ?? 'visa',
        last4: number.slice(-4),
        exp_month: 12,
        exp_year: 2040,
        funding: 'credit',
        country: 'US',
      },
    },
    { behaviour: card?.later ?? 'works' },
  );
  const customer = context.objects.require('customer', customerId);
  context.objects.put({
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  return method;
}

/** Returns the card of a subscription: its own, else the customer's default. */
export function cardOf(context: PaymentContext, customerId: string, own: string | null): string | null {
  return own ?? context.objects.get('customer', customerId)?.invoice_settings.default_payment_method ?? null;
}

/** Returns what charging a card without the customer comes to; without a card it fails. */
export function behaviourOf(context: PaymentContext, methodId: string | null): CardBehaviour {
  if (methodId === null) return 'fails';
  const stored = context.objects.hidden(methodId)['behaviour'];
  return stored === 'fails' || stored === 'asks' ? stored : 'works';
}
