import { CATALOGUE } from '@partyline/catalog';
import type { Interval } from '@partyline/pricing';
import type { Price } from '@partyline/pricing/testing';
import { startSandbox } from '../processes/processes.ts';
import { startApi, type TestApi } from '../start-api.ts';
import { insertTestAccount, type TestAccount } from '../accounts/test-account.ts';
import { freePort, type RunningService } from '@partyline/tools-processes';

export const SANDBOX_KEY = 'sk_test_of_the_sandbox_tests';
const WEBHOOK_SECRET = 'whsec_of_the_sandbox_tests';

/** Cards of the sandbox's pages by outcome. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  worksOnce: '4000 0000 0000 0341',
  declined: '4000 0000 0000 0002',
} as const;

/** An account without a plan, and its owner. */
export interface SandboxBuyer {
  readonly testAccount: TestAccount;
  readonly token: string;
}

/** API and sandbox payment provider, connected over HTTP both ways. */
export interface SandboxShop {
  readonly api: TestApi;
  readonly sandbox: RunningService;
  newBuyer(): Promise<SandboxBuyer>;
  /** Calls the sandbox's control; throws on a failure. */
  control(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Record<string, unknown>>;
  /** Ages a subscription at the provider; due events happen. */
  age(providerId: string, seconds: number): Promise<void>;
  /** Begins to buy the smallest plan; returns the provider's page. */
  begin(buyer: Pick<SandboxBuyer, 'token'>, interval?: Interval): Promise<string>;
  stop(): Promise<void>;
}

/** Starts both, with further settings of the API. */
export async function startSandboxShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<SandboxShop> {
  const port = await freePort();
  const secrets = { PAYMENTS_SECRET_KEY: SANDBOX_KEY, PAYMENTS_WEBHOOK_SECRETS: WEBHOOK_SECRET };
  const sandbox = await startSandbox(1, {
    ...secrets,
    PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/payment`,
  });
  const api = await startApi({
    ...secrets,
    PORT: String(port),
    PAYMENTS_API_URL: sandbox.url,
    ...settings,
  });
  const control: SandboxShop['control'] = (method, path, body) => ask(sandbox, method, path, body);
  return {
    api,
    sandbox,
    newBuyer: () => newBuyer(api),
    control,
    age: async (providerId, seconds) => {
      await control('POST', `payments/subscriptions/${providerId}/age`, { seconds });
    },
    begin: async ({ token }, interval = 'month') => {
      const body = { priceId: smallestPrice(interval).priceId, subscriptionType: 'new' };
      const { data, failure } = await api.call('createCheckoutSession', { token, body });
      if (data === null) throw new Error(`The purchase was refused: ${String(failure)}`);
      return data.url;
    },
    stop: async () => {
      await api.stop();
      await sandbox.stop();
    },
  };
}

/** Returns the price of the smallest plan for an interval. */
export function smallestPrice(interval: Interval): Price {
  const found = CATALOGUE.new.flatMap(({ prices }) => prices).find((price) => price.interval === interval);
  if (found === undefined) throw new Error(`Nothing is sold by the ${interval}.`);
  return found;
}

/** What is typed on the provider's page beside the card. */
export interface TypedTerms {
  readonly country?: string;
  readonly postal?: string;
  readonly code?: string;
}

/** Submits a card on the provider's page; returns the status (303: paid). */
export async function typeCard(url: string, card: string, terms: TypedTerms = {}): Promise<number> {
  const body = new URLSearchParams({ card, ...terms });
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).status;
}

async function newBuyer(api: TestApi): Promise<SandboxBuyer> {
  const testAccount = await insertTestAccount(api);
  await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [testAccount.accountId]);
  return { testAccount, token: await testAccount.tokenOf(testAccount.ownerUid) };
}

async function ask(
  { url }: RunningService,
  method: string,
  path: string,
  body: object | undefined,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/control/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>); // the control's documented answers
}
