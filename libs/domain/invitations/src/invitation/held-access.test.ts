import { describe, expect, it } from 'vitest';
import { invitePageOf, isMailboxProved } from '../invite-page.ts';
import { SCROLL_USER_LIMIT, USER_LIST_LIMIT, shownRows, outcomeOf } from './held-access.ts';
import { INVITATION_STATUSES } from './status.ts';

it('[GV-16] an answer is silent when unauthorized or without a code, done with 0, and shown otherwise', () => {
  expect(outcomeOf(200, 0)).toBe('sent');
  const silent = [outcomeOf(401, 5), outcomeOf(200, 401), outcomeOf(200, '401')];
  expect([...silent, outcomeOf(500, undefined), outcomeOf(500, null)]).toEqual(Array(5).fill('silent'));
  expect([outcomeOf(403, 403), outcomeOf(400, 2001), outcomeOf(400, '0')]).toEqual(Array(3).fill('failed'));
});

it('[GV-5, CONST-21, CONST-22] the list shows 3 rows, 2 on mobile, then 50 more each time', () => {
  expect([shownRows(false, 0), shownRows(true, 0), shownRows(true, 1), shownRows(false, 2)]).toEqual([
    3, 2, 50, 100,
  ]);
  expect([USER_LIST_LIMIT, SCROLL_USER_LIMIT]).toEqual([50, 20]);
  expect(shownRows(false, -1)).toBe(3);
});

describe('the page behind a link', () => {
  const open = { email: 'crew@example.org', status: 'pending' } as const;

  it('[GV-17] goes on for the invited e-mail in any letter case, and lets another one choose', () => {
    expect(invitePageOf(open, 'Crew@Example.org')).toBe('accept');
    expect(invitePageOf(open, 'else@example.org')).toBe('other-account');
    expect(invitePageOf(open, null)).toBe('sign-in');
  });

  it('[GV-18] says of an expired, revoked, used or unknown one that it is not open, to every viewer', () => {
    const closed = INVITATION_STATUSES.filter((status) => status !== 'pending');
    for (const status of closed)
      expect(invitePageOf({ ...open, status }, 'crew@example.org')).toBe('not-open');
    expect(invitePageOf(null, null)).toBe('not-open');
  });

  it('[GV-3] proves the mailbox by the mailed key alone', () => {
    expect([isMailboxProved('mail'), isMailboxProved('link')]).toEqual([true, false]);
  });
});
