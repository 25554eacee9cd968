import { STORED_ROLES } from '@partyline/roles';
import { roleNameText, screens } from '@partyline/texts';
import { priceText } from '../../subscriptions/prices.ts';

const { detail } = screens.audit;

function textOf(value: unknown): string {
  const role = STORED_ROLES.find((name) => name === value);
  if (role !== undefined) return roleNameText(role);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Returns the details of an entry with their names; cents and their currency are one amount. [PLUS-22, PRICE-6] */
export function listDetailTexts(details: Readonly<Record<string, unknown>>): string[] {
  const { amountCents, currency, ...others } = details;
  const known = Object.entries(others).filter(([, value]) => value !== null && value !== undefined);
  const texts = known.map(([name, value]) => detail(name, textOf(value)));
  if (!Number.isSafeInteger(amountCents)) return texts;
  const amount = priceText(Number(amountCents), typeof currency === 'string' ? currency : undefined);
  return [...texts, detail('amountCents', amount)];
}
