import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRole } from './parse-role.ts';
import { ROLES, STORED_ROLES } from './role.ts';

it('takes every stored role by its name and by its id', () => {
  for (const role of STORED_ROLES) {
    expect(parseRole(role)).toEqual({ ok: true, value: role });
    expect(parseRole(ROLES[role].id)).toEqual({ ok: true, value: role });
  }
});

it('[GC-15] refuses trial, which is never stored', () => {
  expect(parseRole('trial')).toEqual({ ok: false, error: 'unknown-role' });
});

it('[GC-12] refuses every other name, id and thing, without an exception', () => {
  const others = ['Account Owner', 'account-owner ', 'ACCOUNT-OWNER', '1', '', 'constructor', '__proto__'];
  for (const input of [...others, 0, 7, 1.5, NaN, null, undefined, true, [1], ['account-owner'], {}])
    expect(parseRole(input)).toEqual({ ok: false, error: 'unknown-role' });
});

it('[GC-12] gives back nothing but stored roles, whatever it is asked', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const parsed = parseRole(input);
      if (parsed.ok) expect(STORED_ROLES).toContain(parsed.value);
    }),
  );
});
