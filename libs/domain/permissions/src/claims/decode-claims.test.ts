import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { accountId, anyClaims, workspaceId } from './claims.fixture.ts';
import { encodeClaims } from './claims.ts';
import type { Claims, WritableClaims } from './claims.ts';
import { decodeClaims } from './decode-claims.ts';
import { EMPTY_TREE } from '../table/permission-tree.ts';
import { permissionTreeFor } from '../table/permission-tree-for.ts';

const CLAIMS: WritableClaims = {
  role: 'account-admin',
  accountId: accountId(3),
  workspaceId: workspaceId(12),
  subscribedPlans: ['intercom'],
  hasExpiredSubscription: false,
  customerStatus: 'PARTNER_CUSTOMER',
  permissions: permissionTreeFor({
    role: 'account-admin',
    accountPlanType: 'paid',
    customerStatus: 'PARTNER_CUSTOMER',
  }),
};
const PAYLOAD = encodeClaims(CLAIMS);
const TREE = PAYLOAD.access.account.permissions;

const withTree = (permissions: unknown) => ({ ...PAYLOAD, access: { account: { permissions } } });

it('[AUTH-18] reads all seven claims, and nothing of the others a token holds', () => {
  const token = { ...PAYLOAD, iss: 'https://identity.example', sub: 'u1', exp: 1, email: 'a@b.co' };
  expect(decodeClaims(token)).toEqual(CLAIMS);
  expectTypeOf<keyof Claims>().toEqualTypeOf<
    | 'role'
    | 'accountId'
    | 'workspaceId'
    | 'subscribedPlans'
    | 'hasExpiredSubscription'
    | 'customerStatus'
    | 'permissions'
  >();
});

it('[AUTH-18] reads an account-level place as no workspace', () => {
  expect(decodeClaims({ ...PAYLOAD, workspaceId: null })).toEqual({ ...CLAIMS, workspaceId: null });
});

it('[GC-2] drops letters and branches that it does not know', () => {
  const newer = {
    account: { ...TREE.account, invoices: 'v' },
    workspace: { ...TREE.workspace, default: `${TREE.workspace.default}?9ö`, archived: 'v' },
    instance: TREE.instance,
    billing: {},
  };
  expect(decodeClaims(withTree(newer))).toEqual(CLAIMS);
});

it.each(['janitor', 'trial', 'Account Admin', '', 'constructor'])(
  '[GC-12] gives the unknown role %j neither a name nor any right, but its place',
  (role) => {
    expect(decodeClaims({ ...PAYLOAD, role })).toEqual({ ...CLAIMS, role: null, permissions: EMPTY_TREE });
  },
);

describe('[GX-21] there are no claims', () => {
  it.each(Object.keys(PAYLOAD))('without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(PAYLOAD).filter(([key]) => key !== name));
    expect(decodeClaims(rest)).toBeNull();
  });

  it.each([
    ['role', [null, 5, ['account-owner'], {}]],
    ['accountId', ['3', 0, -1, 1.5, 2 ** 53, null, true, [3]]],
    ['workspaceId', ['12', 0, -1, 0.5, 2 ** 53, false, {}]],
    ['subscribedPlans', [null, 'intercom', { 0: 'intercom', length: 1 }, [1], ['intercom', null]]],
    ['hasExpiredSubscription', [null, 0, 1, 'false', []]],
    ['customerStatus', [null, 'b2c', 'RESELLER', 1, ['B2C'], 'constructor']],
    ['access', [null, [], '', {}, { account: null }, { account: { permissions: null } }]],
  ])('with a %s of another kind', (name, values) => {
    for (const value of values) expect(decodeClaims({ ...PAYLOAD, [name]: value })).toBeNull();
  });

  it('with a tree that lacks a branch, or whose leaf is no text', () => {
    const { account, workspace, instance } = TREE;
    for (const tree of [
      {},
      [],
      { account, workspace },
      { account, instance },
      { workspace, instance },
      { account: { ...account, subscription: ['buy'] }, workspace, instance },
      { account: {}, workspace, instance },
      { account, workspace: { ...workspace, invited: null }, instance },
      { account, workspace: [], instance },
      { account, workspace, instance: 7 },
    ])
      expect(decodeClaims(withTree(tree))).toBeNull();
  });

  it('when they are only inherited', () => {
    expect(decodeClaims(Object.create(PAYLOAD))).toBeNull();
    expect(decodeClaims(withTree(Object.create(TREE)))).toBeNull();
  });

  it.each([null, undefined, 7, 'role', true, [], [PAYLOAD], {}])('in %j', (payload) => {
    expect(decodeClaims(payload)).toBeNull();
  });
});

it('[AUTH-19, GX-21] answers anything at all without an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (payload) => {
      expect(decodeClaims(payload)).toBeNull();
    }),
  );
});

it('[GX-21] reads claims with one of them replaced by anything, as long as it can be read again the same', () => {
  fc.assert(
    fc.property(
      anyClaims,
      fc.constantFrom(...Object.keys(PAYLOAD)),
      fc.jsonValue(),
      (claims, name, value) => {
        const read = decodeClaims({ ...encodeClaims(claims), [name]: value });
        if (read !== null && read.role !== null)
          expect(decodeClaims(encodeClaims({ ...read, role: read.role }))).toEqual(read);
      },
    ),
  );
});
