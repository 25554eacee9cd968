import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOwnershipAcceptance } from './ownership-answer.ts';

it('[OWN-8, GO-1] accepts by the name of the document and the action accept', () => {
  const body = { docId: 'd1', action: 'accept' };
  expect(parseOwnershipAcceptance(body)).toEqual({ ok: true, value: body });
});

it.each([
  {},
  { docId: 'd1' },
  { action: 'accept' },
  { docId: '', action: 'accept' },
  { docId: '  ', action: 'accept' },
  { docId: 7, action: 'accept' },
  { docId: 'd1', action: 'reject' },
  { docId: 'd1', action: 'Accept' },
  { docId: 'd1', action: 'accept', workspaceId: 2 },
  ['d1', 'accept'],
  'd1',
  null,
  undefined,
])('[GO-1] refuses %j as not proper', (body) => {
  expect(parseOwnershipAcceptance(body)).toEqual({ ok: false, error: 'request-not-proper' });
});

it('[GO-1] answers anything without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(parseOwnershipAcceptance(body)).toEqual({ ok: false, error: 'request-not-proper' });
    }),
  );
});
