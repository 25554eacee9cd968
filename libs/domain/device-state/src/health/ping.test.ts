import { expect, it } from 'vitest';
import { PING_TIMEOUT_MS, classifyPing, type PingOutcome, type PingVerdict } from '../index.ts';

const verdicts = (outcome: PingOutcome): PingVerdict[] =>
  [true, false].map((isBrowserOnline) => classifyPing(outcome, isBrowserOnline));

it('[DEV-45] takes a good answer for ready', () => {
  expect(verdicts({ kind: 'answered', ok: true })).toEqual(['ready', 'ready']);
});

it('[DEV-46] takes a bad answer, and while the browser is online none at all, for DNS that is not ready', () => {
  expect(verdicts({ kind: 'answered', ok: false })).toEqual(['dns-not-ready', 'dns-not-ready']);
  expect(classifyPing({ kind: 'rejected' }, true)).toBe('dns-not-ready');
  expect(classifyPing({ kind: 'timeout' }, true)).toBe('dns-not-ready');
});

it('[DEV-47] takes a browser that is offline, and an address that cannot be used, for the general error', () => {
  expect(classifyPing({ kind: 'rejected' }, false)).toBe('general-error');
  expect(classifyPing({ kind: 'timeout' }, false)).toBe('general-error');
  expect(verdicts({ kind: 'malformed-url' })).toEqual(['general-error', 'general-error']);
});

it('gives a ping 5 s', () => {
  expect(PING_TIMEOUT_MS).toBe(5_000);
});
