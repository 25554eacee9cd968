import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANNOUNCEMENT_ACTIONS,
  ANNOUNCEMENT_TYPES,
  ANNOUNCEMENT_MAX_LENGTHS,
  announcementRequestOf,
  canActOn,
  findTooLongText,
  listAnnouncements,
  parseAnnouncement,
} from './announcement.ts';
import type { Announcement } from './announcement.ts';

const WIRE = {
  id: 3,
  title: 'Maintenance',
  body: 'On Sunday.',
  type: 'info',
  startAt: '2026-11-20T00:00:00Z',
  endAt: '2026-11-21T00:00:00Z',
  dismissible: true,
  actionLabel: 'More',
  actionUrl: 'https://example.org/more',
};
const START = Date.parse(WIRE.startAt);
const END = Date.parse(WIRE.endAt);
const ONE: Announcement = { ...WIRE, type: 'info', startAt: START, endAt: END };

describe('an announcement', () => {
  it('[GN-13] holds these fields, the link and the end optional', () => {
    expect(parseAnnouncement(WIRE)).toEqual({ ok: true, value: ONE });
    const { actionLabel, actionUrl, endAt, ...rest } = WIRE;
    expect([actionLabel, actionUrl, endAt]).toHaveLength(3);
    expect(parseAnnouncement(rest)).toEqual({
      ok: true,
      value: { ...ONE, actionLabel: null, actionUrl: null, endAt: null },
    });
  });

  it('[GN-13] has one of four types', () => {
    for (const type of ANNOUNCEMENT_TYPES) expect(parseAnnouncement({ ...WIRE, type }).ok).toBe(true);
    expect(parseAnnouncement({ ...WIRE, type: 'party' }).ok).toBe(false);
  });

  it('[GN-13] leads to a path of this origin or by https, and nowhere else', () => {
    const isTaken = (actionUrl: string) => parseAnnouncement({ ...WIRE, actionUrl }).ok;
    expect(['/', '/myaccount?tab=plans', 'https://example.org'].map(isTaken)).toEqual([true, true, true]);
    const bad = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'http://a.b',
      'https://',
      'data:x',
      '',
    ];
    expect(bad.map(isTaken)).toEqual(bad.map(() => false));
  });

  it.each([
    ['title', 100],
    ['body', 500],
    ['actionLabel', 80],
    ['actionUrl', 2000],
  ] as const)('[GN-13] has a %s of %i characters at most', (text, limit) => {
    expect(ANNOUNCEMENT_MAX_LENGTHS[text]).toBe(limit);
    const withLength = (length: number) => findTooLongText({ ...ONE, [text]: 'x'.repeat(length) });
    expect([limit, limit + 1].map(withLength)).toEqual([null, text]);
  });

  it('[GN-13] may have no link', () => {
    expect(findTooLongText({ ...ONE, actionLabel: null, actionUrl: null })).toBeNull();
  });

  it('is read from anything without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(WIRE)), (value, field) => {
        for (const input of [value, { ...WIRE, [field]: value }])
          expect(parseAnnouncement(input).ok).toBeTypeOf('boolean');
      }),
    );
  });

  it('[GN-13] is shown from its start until its end', () => {
    const shown = [START - 1, START, END - 1, END].map(
      (now) => listAnnouncements([ONE], new Set(), now).length,
    );
    expect(shown).toEqual([0, 1, 1, 0]);
    expect(listAnnouncements([{ ...ONE, endAt: null }], new Set(), END * 2)).toHaveLength(1);
  });

  it('[GN-14] is shown no more once it was dismissed; the others newest first', () => {
    const later = { ...ONE, id: 4, startAt: START + 1 };
    expect(listAnnouncements([ONE, later], new Set(), START + 2).map(({ id }) => id)).toEqual([4, 3]);
    expect(listAnnouncements([ONE, later], new Set([4]), START + 2)).toEqual([ONE]);
  });
});

it('[GN-13] says what is none', () => {
  for (const input of [
    null,
    {},
    { ...WIRE, actionUrl: '/plans of mine' },
    { ...WIRE, actionUrl: 'https://a.example/b c' },
  ])
    expect(parseAnnouncement(input)).toEqual({ ok: false, error: 'not-an-announcement' });
});

describe('an action on an announcement', () => {
  it('[NOTIF-28, GN-14] is sent with the announcement it belongs to', () => {
    expect(ANNOUNCEMENT_ACTIONS.map((action) => announcementRequestOf(ONE, action))).toEqual([
      { announcementId: 3, action: 'dismissed' },
      { announcementId: 3, action: 'clicked' },
      { announcementId: 3, action: 'seen' },
    ]);
  });

  it('[GN-14] goes only with one it fits', () => {
    const bare = { ...ONE, dismissible: false, actionUrl: null };
    expect(['dismissed', 'clicked', 'seen', 'shouted'].map((action) => canActOn(bare, action))).toEqual([
      { allowed: false, reason: 'not-dismissible' },
      { allowed: false, reason: 'no-link' },
      { allowed: true },
      { allowed: false, reason: 'unknown-action' },
    ]);
    expect(announcementRequestOf(bare, 'clicked')).toBeNull();
  });
});
