import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyClaims } from './claims.fixture.ts';
import { decodeClaims, encodeClaims, listClaimsIssues } from '../index.ts';
import { CLAIM_NAMES } from './claims-issues.ts';

const FAULTS: readonly (readonly [(typeof CLAIM_NAMES)[number], unknown])[] = [
  ['role', 3],
  ['accountId', '1'],
  ['accountId', 0],
  ['workspaceId', -1],
  ['workspaceId', '2'],
  ['subscribedPlans', 'intercom'],
  ['subscribedPlans', [1]],
  ['hasExpiredSubscription', 'no'],
  ['customerStatus', 'b2c'],
  ['access', null],
  ['access', { account: { permissions: { instance: 'v' } } }],
];

describe('claims that cannot be read', () => {
  it('[AUTH-19] are named, one by one', () => {
    fc.assert(
      fc.property(anyClaims, fc.constantFrom(...FAULTS), (claims, [claim, value]) => {
        const payload = { ...encodeClaims(claims), [claim]: value };
        expect(listClaimsIssues(payload)).toEqual([{ claim, code: 'malformed' }]);
      }),
    );
  });

  it('[AUTH-19] are named all at once, in order', () => {
    expect(listClaimsIssues({ accountId: 'x', role: 'king' })).toEqual([
      { claim: 'role', code: 'unknown-role' },
      { claim: 'accountId', code: 'malformed' },
      ...CLAIM_NAMES.slice(2).map((claim) => ({ claim, code: 'missing' })),
    ]);
  });

  it.each([null, undefined, 'text', 5, []])('miss everything where there is no object: %j', (payload) => {
    expect(listClaimsIssues(payload)).toEqual(CLAIM_NAMES.map((claim) => ({ claim, code: 'missing' })));
  });

  it('are not found in a prototype', () => {
    expect(listClaimsIssues(Object.create({ role: 'account-owner' }))).toHaveLength(CLAIM_NAMES.length);
  });
});

it('finds nothing wrong with claims as they are written', () => {
  fc.assert(
    fc.property(anyClaims, (claims) => {
      expect(listClaimsIssues(encodeClaims(claims))).toEqual([]);
    }),
  );
});

it('[GC-12] finds an unknown role, whose claims can be read', () => {
  fc.assert(
    fc.property(anyClaims, (claims) => {
      const payload = { ...encodeClaims(claims), role: 'King' };
      expect(listClaimsIssues(payload)).toEqual([{ claim: 'role', code: 'unknown-role' }]);
      expect(decodeClaims(payload)).not.toBeNull();
    }),
  );
});

it('agrees with the decoder on what can be read', () => {
  const anyPayload = fc.dictionary(
    fc.constantFrom(...CLAIM_NAMES),
    fc.oneof(fc.jsonValue(), fc.constantFrom(null, 1, [], 'B2C', 'account-owner', true)),
  );
  fc.assert(
    fc.property(anyPayload, (payload) => {
      const isReadable = listClaimsIssues(payload).every(({ code }) => code === 'unknown-role');
      expect(decodeClaims(payload) !== null).toBe(isReadable);
    }),
  );
});
