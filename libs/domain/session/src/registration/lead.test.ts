import { expect, it } from 'vitest';
import { isLeadAccepted } from '../index.ts';

it('[EULA-32, EULA-33] takes a lead for accepted at response code 0 only', () => {
  expect(isLeadAccepted(0)).toBe(true);
  for (const code of ['0', null, undefined, false, 1, NaN, '']) expect(isLeadAccepted(code)).toBe(false);
});
