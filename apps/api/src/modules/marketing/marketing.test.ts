import { insertUser } from '@partyline/rows/testing';
import { FORM_ISSUE_TEXTS } from '@partyline/texts';
import { textsFor } from '@partyline/texts/by-language';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';

const CONTACTS_PER_MINUTE = 12;

const api = oncePerFile(startApi);
const limited = oncePerFile(() =>
  startApi({ RATE_LIMIT_CONTACT: String(CONTACTS_PER_MINUTE), TRUSTED_PROXIES: 'loopback' }),
);

const LEAD = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Broadcast',
  marketCode: { value: 'broadcast', label: 'Broadcast' },
  country: 'GBR',
  state: '',
  dataUsage: false,
  email: 'ada@example.org',
  contactConsent: true,
};

async function leadsOf(email: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT first_name, last_name, company, market_code, country, us_state, data_usage, contact_consent
      FROM app.leads WHERE email = $1 ORDER BY id`,
    [email],
  );
  return rows;
}

describe('GET marketing-leads/market', () => {
  it('[API-59, EULA-31] lists the markets publicly, each once with a code and a label', async () => {
    const { data } = await api.call('listMarkets');
    expect(data?.length).toBeGreaterThan(3);
    for (const { value, label } of data ?? []) expect([value.trim(), label.trim()]).not.toContain('');
    expect(new Set(data?.map(({ value }) => value)).size).toBe(data?.length);
    expect(new Set(data?.map(({ label }) => label)).size).toBe(data?.length);
  });

  it('[PLUS-30] names them in the language of the caller: the chosen one, else that of the browser', async () => {
    const labelsFor = async (headers: Record<string, string>) => {
      const response = await fetch(`${api.baseUrl}/api/marketing-leads/market`, { headers });
      const { data } = (await response.json()) as { data: { value: string; label: string }[] }; // listMarkets
      return data.map(({ label }) => label);
    };
    const [english, german] = (['en', 'de'] as const).map((language) =>
      textsFor(language).MARKETS.map(({ label }) => label),
    );
    expect(german).not.toEqual(english);
    expect(await labelsFor({ 'accept-language': 'de' })).toEqual(german);
    expect(await labelsFor({ 'accept-language': 'en', cookie: 'language=de' })).toEqual(german);
    expect(await labelsFor({ 'accept-language': 'en' })).toEqual(english);
  });

  it('[EULA-31] lists only markets that a lead may name', async () => {
    const { data } = await api.call('listMarkets');
    for (const marketCode of data ?? []) {
      expect((await api.call('sendLead', { body: { ...LEAD, marketCode } })).status).toBe(200);
    }
  });
});

describe('POST marketing-leads', () => {
  it('[API-58, EULA-32, ENT-24] stores a trimmed lead without a sign-in', async () => {
    const body = {
      ...LEAD,
      email: ' trimmed@example.org ',
      firstName: ' Ada ',
      company: '\tAnalytical Broadcast',
      country: 'USA',
      state: 'NY',
      marketCode: { value: '', label: ' Something of our own ' },
    };
    expect(await api.call('sendLead', { body })).toMatchObject({ status: 200, errorCode: 0, data: null });
    expect(await leadsOf('trimmed@example.org')).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Lovelace',
        company: 'Analytical Broadcast',
        market_code: { value: '', label: 'Something of our own' },
        country: 'USA',
        us_state: 'NY',
        data_usage: false,
        contact_consent: true,
      },
    ]);
  });

  it('[EULA-26, GE-7] accepts a market by code or label alone', async () => {
    for (const marketCode of [{ value: 'broadcast' }, { label: 'Something of our own' }]) {
      expect((await api.call('sendLead', { body: { ...LEAD, marketCode } })).status).toBe(200);
    }
    expect((await api.call('sendLead', { body: { ...LEAD, marketCode: {} } })).issues).toMatchObject([
      { path: 'body.marketCode', code: 'market-code-required' },
    ]);
  });

  it.each([
    ['without a consent', { contactConsent: undefined }, 'missing'],
    ['with a refused one', { contactConsent: false }, 'contact-consent-required'],
  ])('[VAL-24, EULA-30, GE-4] refuses a lead %s to be contacted', async (_what, change, code) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { issues, failure } = await api.call('sendLead', { body: { ...LEAD, ...change, email } });
    expect(failure).toBe('request-not-proper');
    expect(issues).toMatchObject([{ path: 'body.contactConsent', code }]);
    expect(await leadsOf(email)).toEqual([]);
    expect((await api.call('sendLead', { body: { ...LEAD, email } })).status).toBe(200);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('[EULA-33] reports all issues together, as the form does, and stores nothing', async () => {
    const body = {
      firstName: '',
      lastName: ' ',
      company: 'x',
      marketCode: { value: '', label: '' },
      country: 'XX',
      state: '',
      dataUsage: true,
      email: 'unknown',
      contactConsent: false,
    };
    const answer = await api.call('sendLead', { body });
    expect(answer).toMatchObject({ failure: 'request-not-proper', status: 400, errorCode: 2000 });
    expect(answer.issues).toEqual(
      (
        [
          ['firstName', 'first-name-required'],
          ['lastName', 'last-name-required'],
          ['company', 'company-too-short'],
          ['marketCode', 'market-code-required'],
          ['country', 'country-unknown'],
          ['email', 'email-invalid'],
          ['contactConsent', 'contact-consent-required'],
        ] as const
      ).map(([field, code]) => ({ path: `body.${field}`, code, message: FORM_ISSUE_TEXTS[code] })),
    );
    expect(await leadsOf('unknown')).toEqual([]);
  });

  it.each([
    ['without the word about contact', { contactConsent: undefined }, 'body.contactConsent'],
    ['with a word that is none', { contactConsent: 'true' }, 'body.contactConsent'],
    ['without a state in the USA', { country: 'USA' }, 'body.state'],
    ['with an unknown field', { uid: 'user' }, 'body.uid'],
    [
      'with a market longer than allowed',
      { marketCode: { value: 'x'.repeat(301), label: '' } },
      'body.marketCode.value',
    ],
  ])('[EULA-30, GE-4] refuses a lead %s', async (_what, change, path) => {
    const answer = await api.call('sendLead', { body: { ...LEAD, ...change } });
    expect(answer.failure).toBe('request-not-proper');
    expect(answer.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it.each([
    ['GBR', false],
    ['JPN', true],
  ])('[EULA-30, GE-5] takes a lead from %s without state and data usage', async (country, dataUsage) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { ...LEAD, state: undefined, dataUsage: undefined, country, email };
    expect((await api.call('sendLead', { body })).status).toBe(200);
    expect(await leadsOf(email)).toMatchObject([{ us_state: null, data_usage: dataUsage }]);
  });

  it('does not reveal whether an address is known', async () => {
    const uid = await insertUser(api.db, { name: 'Known Person' });
    const answers = await Promise.all(
      [`${uid}@example.test`, 'unknown@example.test'].map((email) =>
        api.call('sendLead', { body: { ...LEAD, email } }),
      ),
    );
    const [known, unknown] = answers.map(({ status, errorCode, message, data }) => [
      status,
      errorCode,
      message,
      data,
    ]);
    expect(known).toEqual(unknown);
  });

  it('leaves an earlier lead unchanged', async () => {
    const email = 'twice@example.org';
    await api.call('sendLead', { body: { ...LEAD, email } });
    await api.call('sendLead', { body: { ...LEAD, email, company: 'Another Company' } });
    expect((await leadsOf(email)).map(({ company }) => company)).toEqual([
      'Analytical Broadcast',
      'Another Company',
    ]);
  });

  it('[GA-29] limits by address, without affecting others, and never limits reading markets', async () => {
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
    const body = { ...LEAD, contactConsent: false };
    for (let sent = 0; sent < CONTACTS_PER_MINUTE; sent += 1) {
      expect((await limited.call('sendLead', { body, ...from('192.0.2.1') })).status).toBe(400);
    }
    const tooMany = await limited.call('sendLead', { body, ...from('192.0.2.1') });
    expect(tooMany).toMatchObject({ failure: 'too-many-requests', status: 429, errorCode: 2429 });
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.call('sendLead', { body: LEAD, ...from('192.0.2.2') })).status).toBe(200);
    expect((await limited.call('listMarkets', from('192.0.2.1'))).status).toBe(200);
  });
});
