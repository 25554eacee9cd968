import { classifyFailure, isLeadAccepted } from '@partyline/session';
import { screens } from '@partyline/texts';
import type { LeadValues, MarketCode } from '@partyline/validation';

const words = screens.landing.contact;

interface Answer {
  readonly status: number;
  readonly errorCode: unknown;
  readonly message: string;
  readonly data: unknown;
}

async function call(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new TypeError('no answer of ours');
  const { errorCode, message, data } = { errorCode: null, message: '', data: null, ...body };
  return { status: response.status, errorCode, message: typeof message === 'string' ? message : '', data };
}

const isMarket = (one: unknown): one is MarketCode =>
  typeof one === 'object' && one !== null && 'value' in one && 'label' in one;

/** Returns the markets; null if unavailable. [EULA-31, GE-8] */
export async function readMarkets(): Promise<readonly MarketCode[] | null> {
  try {
    const { data } = await call('/api/marketing-leads/market', {});
    const markets: unknown[] = Array.isArray(data) ? data : [];
    return markets.length > 0 && markets.every(isMarket) ? markets : null;
  } catch {
    return null;
  }
}

/** Sends a lead; null on success, else the error text, the server's for a refusal. [API-3, API-58, EULA-32, EULA-33, ERR-8] */
export async function sendLead(lead: LeadValues): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(lead) } as const;
    const answer = await call('/api/marketing-leads', init);
    if (isLeadAccepted(answer.errorCode)) return null;
    const failure = classifyFailure(answer);
    return failure.kind === 'server-message' ? failure.message : words.failed;
  } catch {
    return words.failed;
  }
}
