import { isAddDeviceWaiting, parseReturnTo, parseReturnPath } from '@partyline/session';
import * as v from 'valibot';
import { GET_STARTED_PARAMETER, paymentReturnIn, PURCHASE_PATH } from './links.ts';
import { storedValues, type StoredValues } from './tabs/stored-values.ts';

/** Stores the requested page before sign-in or account choice. [GR-11] */
export function storeRedirectTo(path: string): void {
  if (parseReturnPath(path).ok) storedValues.set('wanted', path);
}

/** Stores the payment of a path's query, to return to after an invitation. [ROUTE-26, GR-9] */
export function storePaymentReturn(path: string): void {
  const paymentReturn = paymentReturnIn(path);
  if (paymentReturn !== null) storeRedirectTo(paymentReturn);
}

/** Takes the page to redirect to; null for none or a path outside of the portal. [GR-11] */
export function takeRedirectTo(): string | null {
  const path = parseReturnPath(storedValues.take('wanted'));
  return path.ok ? path.value : null;
}

/** Stores the page that maintenance interrupted. [GR-13] */
export function storeReturnTo(path: string): void {
  storedValues.set('left', path);
}

/** Takes the page after maintenance; by default the landing page. [GR-13] */
export function takeReturnTo(): string {
  return parseReturnTo(storedValues.take('left'));
}

let isNotFoundPending = false;

/** Makes the next page report an unknown page. [GR-10] */
export function announceNotFound(): void {
  isNotFoundPending = true;
}

/** Takes the mark of `announceNotFound`. */
export function takeNotFound(): boolean {
  const isPending = isNotFoundPending;
  isNotFoundPending = false;
  return isPending;
}

// `keptAtMs` is a landed name.
const addDeviceSchema = v.object({ query: v.string(), keptAtMs: v.number() });

/** Stores the query of /adddevice until sign-in; a logout removes it. [GR-7] */
export function storeAddDevice(query: string): void {
  storedValues.set('add-device', JSON.stringify({ query, keptAtMs: Date.now() }));
}

/** Takes the path where adding continues; null for none and after 30 minutes. [GR-7] */
export function takeAddDevice(): string | null {
  try {
    const stored: unknown = JSON.parse(storedValues.take('add-device') ?? 'null');
    const { query, keptAtMs } = v.parse(addDeviceSchema, stored);
    const path = parseReturnPath(`/adddevice${query}`);
    return path.ok && isAddDeviceWaiting(keptAtMs, Date.now()) ? path.value : null;
  } catch {
    return null;
  }
}

type GetStartedAddress = Pick<Location, 'pathname' | 'search'>;

/** Stores the plan card until logout: after sign-in the visit's first page opens its purchase dialog. [AUTH-27, GA-23, GR-11] */
export function storeGetStarted(stored: StoredValues, { pathname, search }: GetStartedAddress): void {
  const plan = new URLSearchParams(search).get(GET_STARTED_PARAMETER)?.trim() ?? '';
  if (!/^[\w.-]{1,64}$/.test(plan)) return;
  stored.set('get-started', plan);
  if (pathname === '/login') stored.set('wanted', `${PURCHASE_PATH}${plan}`);
}
