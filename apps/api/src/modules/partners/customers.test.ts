import { insertAccount, insertMember, insertSubscription, insertUser } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerKeyOf } from '../../records/invitations/invitation-key.ts';
import { newcomer } from '../../testing/accounts/newcomer.ts';
import { tablesNaming } from '../../testing/accounts/erased.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { until } from '../../testing/until.ts';
import { startApi } from '../../testing/start-api.ts';
import { mailSettingsOf } from '../mails/mail-context.ts';
import { closeAccountsOf } from '../own-data/close-account.service.ts';
import { composeCustomerOffer, composeReleaseAsked, composeReleased } from './customer-mails.ts';
import { removePartner } from './partners.service.ts';
import { releaseForOperator } from './release.service.ts';

const api = oncePerFile(startApi);

interface Partner {
  readonly accountId: number;
  readonly ownerUid: string;
  readonly token: string;
}

async function insertPartner(name = 'Northlight'): Promise<Partner> {
  const { accountId, ownerUid } = await insertAccount(api.db, { name, customerStatus: 'AUTHORIZED_PARTNER' });
  return { accountId, ownerUid, token: await api.tokenFor({ uid: ownerUid, accountId }) };
}

let partner: Partner;
beforeEach(async () => {
  partner = await insertPartner();
});

const newEmail = () => `${crypto.randomUUID()}@example.test`;

const add = (email: string, { token } = partner, company = 'Hall') =>
  api.call('addCustomer', { token, body: { email, company } });

const keyOf = (id: number, version = 1) => offerKeyOf(api.config.invitations.secret, { id, version });

/** Offers to an address and returns the mailed key. */
async function offer(email: string, by = partner) {
  const { data } = await add(email, by);
  return { id: data!.customerId, key: keyOf(data!.customerId) };
}

/** A user who is known but owns nothing. */
async function knownUser(email = newEmail()) {
  const uid = await insertUser(api.db, { email });
  return { uid, email, token: await api.tokenFor({ uid, email }) };
}

const accept = (token: string, key: string) =>
  api.call('acceptInvitation', { token, body: { inviteId: key } });
const list = async ({ token } = partner) => (await api.call('listPartnerCustomers', { token })).data ?? [];
const withdraw = (id: number, { token } = partner) =>
  api.call('withdrawCustomer', { token, params: { id: String(id) } });
const askRelease = (id: number, { token } = partner) =>
  api.call('releaseCustomer', { token, params: { id: String(id) } });

/** A customer that has accepted. */
async function customer(by = partner) {
  const user = await knownUser();
  const { id, key } = await offer(user.email, by);
  const { data } = await accept(user.token, key);
  const accountId = data!.accountId;
  return { ...user, id, key, accountId, token: await api.tokenFor({ ...user, accountId }) };
}

async function statusOf(accountId: number) {
  const { rows } = await api.db.query<{ status: string }>(
    'SELECT customer_status AS status FROM app.accounts WHERE id = $1',
    [accountId],
  );
  return rows[0]?.status;
}

async function auditOf(accountId: number) {
  const { rows } = await api.db.query<{ line: string }>(
    `SELECT action || ' ' || outcome || coalesce(' ' || reason, '') AS line FROM app.audit
      WHERE account_id = $1 AND action LIKE 'partner.%' ORDER BY id`,
    [accountId],
  );
  return rows.map(({ line }) => line);
}

describe('adding a customer', () => {
  it('[HZ-6, ROLE-30, PLUS-21] mails an offer, which the partner sees until it is accepted', async () => {
    const email = newEmail();
    const { data } = await add(email);
    const id = data!.customerId;
    const [row] = await list();
    expect(row).toMatchObject({
      kind: 'account',
      customerId: id,
      company: 'Hall',
      state: 'invited',
      offeredTo: email,
      owner: null,
      health: 'none',
    });
    await until('the mail is sent', async () => {
      const { rowCount } = await api.db.query(
        'SELECT FROM app.partner_customers WHERE id = $1 AND sent_at IS NOT NULL',
        [id],
      );
      return rowCount === 1;
    });
    await api.db.query('UPDATE app.partner_customers SET sent_at = NULL WHERE id = $1', [id]);
    const making = mailSettingsOf(api.config);
    const mail = await composeCustomerOffer(
      api.db,
      { kind: 'customer-offer', id: String(id), version: 1 },
      making,
    );
    expect(mail?.mail.to).toBe(email);
    expect(mail?.mail.text).toContain(`/invite?inviteId=${keyOf(id)}`);
    const { rows } = await api.db.query('SELECT key_hash FROM app.partner_customers WHERE id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(keyOf(id));
    expect(await auditOf(partner.accountId)).toEqual(['partner.customer-add done']);
  });

  it('[HZ-6] sends a new offer to an address that has not accepted; the earlier key is void', async () => {
    const user = await knownUser();
    const { id, key } = await offer(user.email);
    expect(await add(user.email.toUpperCase(), partner, 'Hall Ltd')).toMatchObject({
      data: { customerId: id },
    });
    expect(await accept(user.token, key)).toMatchObject({ failure: 'invite-not-valid' });
    expect(await accept(user.token, keyOf(id, 2))).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ company: 'Hall Ltd', state: 'active' }]);
  });

  it('[HZ-6, ROLE-30] is refused to admins of the partner, who see the list, and to others', async () => {
    const admin = await insertMember(api.db, { accountId: partner.accountId, role: 'account-admin' });
    const byAdmin = { ...partner, token: await api.tokenFor({ uid: admin, accountId: partner.accountId }) };
    await offer(newEmail());
    expect(await add(newEmail(), byAdmin)).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
    expect(await list(byAdmin)).toHaveLength(1);
    expect(await auditOf(partner.accountId)).toContain('partner.customer-add refused no-right');
    const direct = await insertAccount(api.db);
    const token = await api.tokenFor({ uid: direct.ownerUid, accountId: direct.accountId });
    expect(await add(newEmail(), { ...partner, token })).toMatchObject({
      failure: 'forbidden',
      reason: 'no-right',
    });
  });

  it('[HZ-6, GX-10] checks address and company, and refuses own members and customers there already', async () => {
    expect(
      await api.call('addCustomer', { token: partner.token, body: { email: 'x', company: '1' } }),
    ).toMatchObject({
      failure: 'request-not-proper',
    });
    const ownAdmin = newEmail();
    await insertMember(api.db, {
      accountId: partner.accountId,
      role: 'account-admin',
      user: { email: ownAdmin },
    });
    expect(await add(ownAdmin)).toMatchObject({ failure: 'customer-refused', reason: 'own-address' });
    const { email } = await customer();
    expect(await add(email)).toMatchObject({ failure: 'customer-refused', reason: 'customer-there-already' });
  });
});

describe('an offer', () => {
  it('[HZ-6] shows its holder what is offered, and tells a guessed key nothing', async () => {
    const email = newEmail();
    const { key } = await offer(email);
    expect(await api.call('readCustomerOffer', { params: { key } })).toMatchObject({
      data: { email, company: 'Hall', partner: 'Northlight' },
    });
    const guessed = await api.call('readCustomerOffer', { params: { key: `customer_${'x'.repeat(22)}` } });
    expect(guessed).toMatchObject({ failure: 'invite-not-valid' });
    expect(guessed.reason ?? null).toBe(null);
  });

  it('[HZ-6, GEN-5] makes the account with its owner, as a customer without a trial', async () => {
    const { uid, accountId, token, id } = await customer();
    expect(await statusOf(accountId)).toBe('PARTNER_CUSTOMER');
    const { data } = await api.call('currentUser', { token });
    expect(data?.user).toMatchObject({
      userid: uid,
      role: 'account-owner',
      accountName: 'Hall',
      customerStatus: 'PARTNER_CUSTOMER',
      subscription: 'free',
      isTrialOffered: false,
      firstSteps: null,
    });
    expect(await api.call('register', { token, body: { plan: 'trial' } })).toMatchObject({
      failure: 'forbidden',
      reason: 'partner-customer',
    });
    expect(await api.call('createOrMove', { token, body: { name: 'Stage' } })).toMatchObject({
      failure: 'forbidden',
      reason: 'no-plan',
      message: 'Your partner sets up your intercom.',
    });
    expect((await api.call('accountSubscriptions', { token })).data).toMatchObject({
      partner: { name: 'Northlight', releaseAskedAt: null },
      subscriptions: [],
    });
    expect(await list()).toMatchObject([{ customerId: id, state: 'active', offeredTo: null }]);
    expect(await auditOf(partner.accountId)).toContain('partner.customer-accept done');
  });

  it('[HZ-6, GA-10] is accepted by the sign-up of a new user, who gets no account of their own', async () => {
    const email = newEmail();
    const { key } = await offer(email);
    const grace = newcomer(api, { email, emailVerified: false });
    const { data } = await grace.signUp({ inviteId: key });
    expect(await statusOf(data!.accountId!)).toBe('PARTNER_CUSTOMER');
    const session = await grace.registered();
    expect(session.data?.associations).toHaveLength(1);
    const stranger = newcomer(api, { email: newEmail(), emailVerified: false });
    expect(await stranger.signUp({ inviteId: key })).toMatchObject({ failure: 'invite-not-valid' });
  });

  it('[HZ-6] is accepted once: again by its owner it is the same, by another address it is refused', async () => {
    const { token, key, accountId } = await customer();
    expect(await accept(token, key)).toMatchObject({ data: { accountId } });
    const other = await knownUser();
    const refused = await accept(other.token, key);
    expect(refused).toMatchObject({ failure: 'invite-not-valid' });
    expect(refused.reason ?? null).toBe(null);
    const { rows } = await api.db.query('SELECT FROM app.memberships WHERE user_uid = $1', [other.uid]);
    expect(rows).toEqual([]);
  });

  it('[HZ-6] is accepted once by two calls at the same time', async () => {
    const user = await knownUser();
    const { key } = await offer(user.email);
    const answers = await Promise.all([accept(user.token, key), accept(user.token, key)]);
    const made = new Set(answers.map(({ data }) => data?.accountId));
    expect(made.size).toBe(1);
  });

  it('[HZ-6] is void once withdrawn, expired, or its partner is none any more', async () => {
    const user = await knownUser();
    const first = await offer(user.email);
    expect(await withdraw(first.id)).toMatchObject({ status: 200 });
    expect(await accept(user.token, first.key)).toMatchObject({
      failure: 'invite-not-valid',
      reason: 'revoked',
    });
    expect(await list()).toEqual([]);
    expect(await withdraw(first.id)).toMatchObject({
      failure: 'customer-refused',
      reason: 'customer-closed',
    });
    const second = await offer(user.email);
    await api.db.query('UPDATE app.partner_customers SET expires_at = now() WHERE id = $1', [second.id]);
    expect(await accept(user.token, second.key)).toMatchObject({ reason: 'expired' });
    expect(await list()).toMatchObject([{ state: 'expired' }]);
    await add(user.email);
    await removePartner(api.db, { id: partner.accountId });
    expect(await accept(user.token, keyOf(second.id, 2))).toMatchObject({ reason: 'revoked' });
  });

  it('[HZ-6] of a second partner is refused while the first one has the customer, and accepted after its release', async () => {
    const mine = await customer();
    const rival = await insertPartner('Rival');
    const { key } = await offer(mine.email, rival);
    expect(await accept(mine.token, key)).toMatchObject({
      failure: 'customer-refused',
      reason: 'customer-elsewhere',
    });
    expect(await list(rival)).toMatchObject([{ state: 'invited', owner: null }]);
    await releaseForOperator(api.db, mine.accountId);
    expect(await accept(mine.token, key)).toMatchObject({ status: 200 });
  });
});

describe('offers of two partners', () => {
  it('[HZ-6] that one user accepts at the same time make one account', async () => {
    const user = await knownUser();
    const mine = await offer(user.email);
    const theirs = await offer(user.email, await insertPartner('Rival'));
    const answers = await Promise.all([accept(user.token, mine.key), accept(user.token, theirs.key)]);
    expect(answers.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([
      200,
      'customer-elsewhere',
    ]);
    const { rows } = await api.db.query(
      `SELECT count(*)::int AS n FROM app.memberships WHERE user_uid = $1`,
      [user.uid],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('the list of customers', () => {
  it('[HZ-6, PLUS-21] names owner, plans, seats, renewal and health, and nothing else of a customer', async () => {
    const { accountId, email } = await customer();
    const renews = new Date(Date.now() + 9 * 86_400_000);
    await insertSubscription(api.db, {
      account_id: accountId,
      plan: 'Pro',
      users: 12,
      current_period_end: renews,
      auto_renewal_date: renews,
      payer_account_id: partner.accountId,
    });
    const [row] = await list();
    expect(row).toEqual({
      kind: 'account',
      customerId: expect.any(Number) as unknown,
      company: 'Hall',
      state: 'active',
      offeredTo: null,
      offerEndsAt: null,
      workspaceId: null,
      workSpaceName: null,
      owner: { userName: expect.any(String) as unknown, email },
      plans: ['Pro'],
      subscriptions: 1,
      users: 12,
      usersConnected: 0,
      expiresAt: null,
      renewsAt: renews.toISOString(),
      health: 'ok',
    });
  });

  it("[HZ-6] knows no other partner's customers", async () => {
    const mine = await customer();
    const rival = await insertPartner('Rival');
    expect(await list(rival)).toEqual([]);
    const foreign = await withdraw(mine.id, rival);
    const unknown = await withdraw(999_999, rival);
    expect([foreign.status, foreign.failure]).toEqual([unknown.status, unknown.failure]);
    expect(foreign.failure).toBe('not-found');
    expect(await askRelease(mine.id, rival)).toMatchObject({ failure: 'not-found' });
  });
});

describe('a release', () => {
  const answer = (token: string, isAccepted = true) =>
    api.call('answerRelease', { token, body: { accept: isAccepted } });

  it('[HZ-6] is asked for by the partner and confirmed by the owner, who is told to buy', async () => {
    const { id, accountId, token, email } = await customer();
    expect(await answer(token)).toMatchObject({ failure: 'customer-refused', reason: 'release-not-asked' });
    expect(await askRelease(id)).toMatchObject({ status: 200 });
    expect(await askRelease(id)).toMatchObject({ reason: 'release-asked' });
    expect(await list()).toMatchObject([{ state: 'releasing' }]);
    const making = mailSettingsOf(api.config);
    const wanted = { id: String(id), version: 1 } as const;
    const asked = await composeReleaseAsked(api.db, { kind: 'customer-release-asked', ...wanted }, making);
    expect(asked?.mail.to).toBe(email);
    expect(await answer(token)).toMatchObject({ status: 200 });
    expect(await statusOf(accountId)).toBe('B2C');
    expect(await list()).toEqual([]);
    const told = await composeReleased(api.db, { kind: 'customer-released', ...wanted }, making);
    expect(told?.mail).toMatchObject({
      to: email,
      text: expect.stringContaining('/myaccount/plans') as unknown,
    });
    expect(await composeReleaseAsked(api.db, { kind: 'customer-release-asked', ...wanted }, making)).toBe(
      null,
    );
    expect(await auditOf(accountId)).toEqual(['partner.customer-release done']);
    expect((await api.call('accountSubscriptions', { token })).data?.partner).toBe(null);
  });

  it('[HZ-6] can be declined, and is the matter of the owner alone', async () => {
    const { id, accountId, token } = await customer();
    const admin = await insertMember(api.db, { accountId, role: 'account-admin' });
    await askRelease(id);
    const adminToken = await api.tokenFor({ uid: admin, accountId });
    expect(await answer(adminToken)).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
    expect(await answer(token, false)).toMatchObject({ status: 200 });
    expect(await statusOf(accountId)).toBe('PARTNER_CUSTOMER');
    expect(await list()).toMatchObject([{ state: 'active' }]);
    expect(await withdraw(id)).toMatchObject({ reason: 'offer-accepted' });
  });

  it('[HZ-6] makes every customer direct when the partner is removed', async () => {
    const { accountId } = await customer();
    expect(await removePartner(api.db, { id: partner.accountId })).toMatchObject({ ok: true });
    expect(await statusOf(accountId)).toBe('B2C');
    expect(await releaseForOperator(api.db, accountId)).toBe(null);
    const { rows } = await api.db.query(
      `SELECT state FROM app.partner_customers WHERE partner_id = $1 AND closed_at IS NOT NULL`,
      [partner.accountId],
    );
    expect(rows).toEqual([{ state: 'released' }]);
  });
});

describe('erasure', () => {
  it('[GX-20, HZ-6] forgets the address of an offer, and lets a customer close its account', async () => {
    const invited = newEmail();
    await insertUser(api.db, { email: invited });
    await offer(invited);
    const { email, accountId } = await customer();
    expect(await closeAccountsOf(api.db, { email, isDryRun: false })).toMatchObject({ ok: true });
    expect(await tablesNaming(api.db, email)).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'invited' }]);
    const { rows } = await api.db.query('SELECT state FROM app.partner_customers WHERE account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ state: 'released' }]);
  });
});

describe('the notifications of a partner and its customer', () => {
  const read = async (token: string) =>
    ((await api.call('listNotifications', { token })).data ?? []).map(
      ({ message, object }) => `${message} → ${object?.kind ?? 'nothing'}`,
    );
  const answer = (token: string, accept: boolean) => api.call('answerRelease', { token, body: { accept } });

  async function insertAdmin() {
    const uid = await insertMember(api.db, { accountId: partner.accountId, role: 'account-admin' });
    return api.tokenFor({ uid, accountId: partner.accountId });
  }

  it('[HZ-6, PLUS-27, NOTIF-1] tell the partner that an offer is accepted, and its admins that it is withdrawn', async () => {
    const admin = await insertAdmin();
    const { email, token } = await customer();
    const accepted = `${email} accepted your offer: Hall is your customer now. → customer`;
    expect(await read(partner.token)).toEqual([accepted]);
    expect(await read(admin)).toEqual([accepted]);
    expect(await read(token)).toEqual([]);
    const { id } = await offer(newEmail());
    await withdraw(id);
    expect(await read(partner.token)).toEqual([accepted]);
    expect(await read(admin)).toEqual(['Test Person withdrew the offer to Hall. → customer', accepted]);
  });

  it('[HZ-6, PLUS-27] ask the owner of a customer to be released, and tell the partner what was answered', async () => {
    const { id, token, accountId } = await customer();
    await askRelease(id);
    const asked =
      'Northlight asks to release this account. Confirm or decline it under billing. → subscription';
    expect(await read(token)).toEqual([asked]);
    await answer(token, false);
    expect(await read(partner.token)).toMatchObject([
      'Hall declined to be released: you go on to buy its plans. → customer',
      expect.any(String),
    ]);
    await askRelease(id);
    const admin = await insertMember(api.db, { accountId, role: 'account-admin' });
    await answer(token, true);
    expect((await read(partner.token))[0]).toBe(
      'Hall buys its own plans from now on: what you have paid runs to its end. → customer',
    );
    expect(await read(await api.tokenFor({ uid: admin, accountId }))).toEqual([
      'Northlight no longer buys the plans of this account. What is paid runs to its end: choose a plan before. → subscription',
    ]);
    expect(await read(token)).toEqual([asked, asked]);
  });

  it('[HZ-6, PLUS-27] tell both of a release by an operator, and the partner of a closed account', async () => {
    const released = await customer();
    await releaseForOperator(api.db, released.accountId);
    expect((await read(released.token))[0]).toContain('Northlight no longer buys');
    const closing = await customer();
    await closeAccountsOf(api.db, { email: closing.email, isDryRun: false });
    expect((await read(partner.token))[0]).toBe('Hall has closed its account. → customer');
  });

  it('[PLUS-27] are switched off for customers, but not for the release of the own account', async () => {
    const preference = { kind: 'customer-changed', channel: 'feed', isOn: false } as const;
    const { token } = partner;
    const set = await api.call('changeNotificationPreference', { token, body: preference });
    expect(set.status).toBe(200);
    const mine = await customer();
    expect(await read(partner.token)).toEqual([]);
    const always = { ...preference, kind: 'partner-release' } as const;
    expect(
      await api.call('changeNotificationPreference', { token: mine.token, body: always }),
    ).not.toMatchObject({ status: 200 });
  });
});
