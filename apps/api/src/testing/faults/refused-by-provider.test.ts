import { textsFor } from '@partyline/texts/by-language';
import { insertSubscription, insertUser } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { logNameOf } from '../../http/requests/request-log.ts';
import { requestClaims } from '../../jobs/request-claims.ts';
import { reconcilePayments, requestSync } from '../../modules/payments/events/reconcile.ts';
import { insertTestAccount } from '../accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../fixtures.ts';
import { addBilled, BILLED_PRICE } from '../payments/billed-subscription.ts';
import { startTestPayments } from '../payments/test-payments.ts';
import { startApi } from '../start-api.ts';
import { until } from '../until.ts';
import { startWorkerThread } from '../../wiring/start-worker-thread.ts';

const payments = oncePerFile(startTestPayments);
// The worker in its thread, as in production: its errors cross to the log of the API.
const api = oncePerFile(() =>
  startApi({ PAYMENTS_API_URL: payments.url }, { startJobWorker: startWorkerThread }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));
let token: string;

/** Secrets that a provider's sentences may quote. */
const PLANTED = {
  message: 'The key rk_live_planted of jo.planted@example.test may not charge 4242424242424242.',
  doc_url: 'https://planted.example.test',
  payment_method: { card: { last4: '4242', fingerprint: 'planted' } },
};

beforeEach(async () => {
  payments.fault = null;
  api.issuer.refusal = null;
  token = await testAccount.tokenOf(testAccount.ownerUid);
  await api.db.query('UPDATE app.accounts SET provider_customer_id = $2 WHERE id = $1', [
    testAccount.accountId,
    `cus_planted_${testAccount.accountId}`,
  ]);
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly err?: { readonly cause?: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;
  readonly user?: string;
  readonly kind?: string;
  readonly delayMs?: number | null;
  readonly isGivenUp?: boolean;
}
const ERROR_LEVEL = 50;

const linesWith = (match: (line: Line) => boolean): Line[] =>
  api.logLines.map((line) => JSON.parse(line) as Line).filter(match); // the logger writes one object a line

function errorOf(headers: Headers): Line | undefined {
  return linesWith(({ reqId, err }) => reqId === headers.get('x-request-id') && err !== undefined)[0];
}

async function countOf(provider: string, cause: string): Promise<number> {
  const { body } = await api.metrics.read();
  const line = `partyline_provider_failures_total{provider="${provider}",cause="${cause}"} `;
  return Number(
    body
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
}

describe("the payment provider's final refusal", () => {
  const openBilling = (headers: Readonly<Record<string, string>> = {}) =>
    api.call('createBillingSession', { token, headers });

  it.each([
    ['a key without the right', 403, { code: 'more_permissions_required' }, 'refused'],
    ['a portal that is not configured', 400, {}, 'refused'],
    ['a revoked key', 401, { code: 'api_key_expired' }, 'refused'],
  ])(
    'is answered as payments-refused in both languages, and logged with its cause: %s',
    async (_case, status, codes, cause) => {
      payments.fault = { status, error: { ...PLANTED, type: 'invalid_request_error', ...codes } };
      const before = await countOf('payments', cause);
      const answer = await openBilling();
      expect(answer).toMatchObject({
        status: 400,
        errorCode: 2031,
        failure: 'payments-refused',
        message: textsFor('en').ERROR_TEXTS['payments-refused'],
      });
      expect(answer.headers.get('retry-after')).toBeNull();
      const german = await openBilling({ 'accept-language': 'de' });
      expect(german.message).toMatch(/^Der Zahlungsdienst hat die Anfrage abgelehnt\./);
      const { level, err } = errorOf(answer.headers) ?? {};
      expect(level).toBe(ERROR_LEVEL);
      expect(err?.cause).toMatchObject({
        provider: 'payments',
        type: expect.stringMatching(/^Stripe\w+Error$/) as unknown,
        status,
        requestId: expect.stringMatching(/^req_/) as unknown,
        ...codes,
      });
      expect(api.logLines.join('\n')).not.toMatch(/planted|(?:4242){2}/);
      expect(await countOf('payments', cause)).toBe(before + 2);
    },
  );

  it('is not an outage, which is worth a retry', async () => {
    payments.fault = 500;
    const answer = await openBilling();
    expect(answer).toMatchObject({ status: 502, failure: 'payments-unavailable' });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(errorOf(answer.headers)?.err?.cause).toMatchObject({ status: 500, failureClass: 'unavailable' });
    expect(await countOf('payments', 'unavailable')).toBe(1);
  });

  it('lets a job wait for an operator, unhurried by housekeeping, and give up at last', async () => {
    const id = addBilled(payments, { periodEnd: new Date(Date.now() + 1_000_000) });
    await insertSubscription(api.db, {
      account_id: testAccount.accountId,
      provider_subscription_id: id,
      provider_price_id: BILLED_PRICE,
    });
    payments.fault = { status: 403, error: { ...PLANTED, type: 'invalid_request_error' } };
    const refusals = () =>
      linesWith(({ msg, kind }) => msg === 'the payment provider refused a job' && kind === 'subscription');
    const runNow = () =>
      api.db.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1', [
        `subscription-${id}`,
      ]);
    await requestSync(api.db, 'subscription', id);
    await until('it is refused', () => refusals().length === 1);
    const calls = payments.calls.length;
    await until('it waits', async () => (await waitOf(`subscription-${id}`)) > 50);
    await reconcilePayments(api.db);
    expect(await waitOf(`subscription-${id}`)).toBeGreaterThan(50);
    expect(payments.calls).toHaveLength(calls);
    for (let count = 2; count <= 7; count += 1) {
      await until('it waits', async () => (await waitOf(`subscription-${id}`)) > 50);
      await runNow();
      await until('it is refused again', () => refusals().length === count);
    }
    const delays = refusals().map(({ delayMs }) => delayMs);
    expect(delays).toEqual([60_000, 300_000, 900_000, 3_600_000, 21_600_000, 86_400_000, null]);
    expect(refusals().at(-1)).toMatchObject({ level: ERROR_LEVEL, isGivenUp: true });
    expect(refusals()[0]?.err?.cause).toMatchObject({ type: 'StripePermissionError', status: 403 });
    await until('no job is left', async () => (await waitOf(`subscription-${id}`)) === -1);
  });
});

/** Seconds until a job is due; -1 without one. */
async function waitOf(key: string): Promise<number> {
  const { rows } = await api.db.query<{ seconds: number }>(
    'SELECT extract(epoch FROM run_at - now())::float8 AS seconds FROM graphile_worker.jobs WHERE key = $1',
    [key],
  );
  return rows[0]?.seconds ?? -1;
}

describe("the identity service's final refusal", () => {
  const DENIED = {
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'jo.planted@example.test lacks firebaseauth.users.update.',
        status: 'PERMISSION_DENIED',
        details: [{ reason: 'IAM_PERMISSION_DENIED', metadata: { email: 'jo.planted@example.test' } }],
      },
    },
  };
  const SAID = {
    provider: 'identity',
    code: 'auth/internal-error',
    status: 403,
    reason: 'PERMISSION_DENIED',
    reasonDetail: 'IAM_PERMISSION_DENIED',
  };

  it('is answered as identity-refused in both languages, and logged with its reason', async () => {
    const signIn = async (language: string) =>
      api.call('login', {
        token: await api.tokenFor({ uid: testAccount.ownerUid }),
        body: { accessToken: await api.tokenFor({ uid: testAccount.ownerUid }) },
        headers: { 'accept-language': language },
      });
    // The first call loads the SDK, which may take longer than the service has to answer.
    expect(await signIn('en')).toMatchObject({ status: 200 });
    api.issuer.refusal = DENIED;
    const answer = await signIn('en');
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 2032,
      failure: 'identity-refused',
      message: textsFor('en').ERROR_TEXTS['identity-refused'],
    });
    expect(answer.headers.get('retry-after')).toBeNull();
    expect((await signIn('de')).message).toMatch(/^Der Anmeldedienst hat die Anfrage abgelehnt\./);
    expect(errorOf(answer.headers)).toMatchObject({ level: ERROR_LEVEL, err: SAID });
    const body = { accountId: testAccount.accountId, workspaceId: null };
    expect(await api.call('switchAccount', { token, body })).toMatchObject({ failure: 'identity-refused' });
    expect(api.logLines.join('\n')).not.toContain('planted');
    expect(await countOf('identity', 'refused')).toBeGreaterThanOrEqual(3);
  });

  it('is not an outage, which is worth a retry', async () => {
    api.issuer.refusal = { status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } };
    const body = { accountId: testAccount.accountId, workspaceId: null };
    const answer = await api.call('switchAccount', { token, body });
    expect(answer).toMatchObject({ status: 503, failure: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it('lets the jobs of claims, sessions and erasures wait for an operator', async () => {
    const uid = await insertUser(api.db);
    api.issuer.refusal = DENIED;
    await requestClaims(api.db, uid);
    const said = (msg: string) => linesWith((line) => line.msg === msg && line.user === logNameOf(uid));
    await until('claims are refused', () => said('the identity service refuses to set claims').length === 1);
    expect(said('the identity service refuses to set claims')[0]).toMatchObject({
      level: ERROR_LEVEL,
      err: SAID,
      delayMs: 60_000,
    });
    await until('it waits', async () => (await waitOf(`bring-claims-${uid}`)) > 50);
    for (const [task, payload] of [
      ['end-sessions', { uid, beforeMs: Date.now(), failures: 0 }],
      ['delete-identity', { uid, failures: 0 }],
    ] as const)
      await api.db.query('SELECT graphile_worker.add_job($1, $2)', [task, JSON.stringify(payload)]);
    for (const msg of [
      'sessions could not be ended at the identity service',
      'a user could not be deleted at the identity service',
    ]) {
      await until(msg, () => said(msg).length === 1);
      expect(said(msg)[0]).toMatchObject({ level: ERROR_LEVEL, err: SAID, delayMs: 60_000 });
    }
    api.issuer.refusal = null;
    await api.db.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1', [
      `bring-claims-${uid}`,
    ]);
    await until(
      'claims are set once the operator has mended it',
      () => api.issuer.claimsSetFor(uid).length > 0,
    );
  });
});
