import { expect, it } from 'vitest';
import { readLinkQuery } from './links.ts';

it('[GA-13, GR-8] reads the one key of the link', () => {
  expect(readLinkQuery('?inviteId=aB3_-x&utm=mail', 'inviteId')).toEqual({ ok: true, value: 'aB3_-x' });
});

it.each([
  '',
  '?inviteId=',
  '?inviteId=a&inviteId=b',
  '?inviteId=a&inviteId=a',
  '?inviteId=%3Cb%3E',
  '?inviteid=a',
])('[GA-13] rejects %j as no proper request', (search) => {
  expect(readLinkQuery(search, 'inviteId')).toEqual({ ok: false, error: 'request-not-proper' });
});
