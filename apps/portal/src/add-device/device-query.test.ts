import { expect, it } from 'vitest';
import { readDeviceQuery } from './device-query.ts';

it.each([
  ['?code=ABCD-EFGH-J', { code: 'ABCD-EFGH-J' }],
  ['?code=%20ABCD-EFGH-J%20&workspaceId=7', { code: 'ABCD-EFGH-J', workspaceId: 7 }],
])('[GR-8] reads %s as %j', (search, query) => {
  expect(readDeviceQuery(search)).toEqual({ ok: true, value: query });
});

it.each([
  '',
  '?',
  '?code=',
  '?code=short',
  '?code=ABCD<EFGH',
  '?code=ABCD-EFGH-J&code=ABCD-EFGH-K',
  '?code=ABCD-EFGH-J&workspaceId=0',
  '?code=ABCD-EFGH-J&workspaceId=seven',
  '?code=ABCD-EFGH-J&next=https://elsewhere.example',
  '?Code=ABCD-EFGH-J',
])('[GA-13] refuses %j', (search) => {
  expect(readDeviceQuery(search)).toEqual({ ok: false, error: 'request-not-proper' });
});
