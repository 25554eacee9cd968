import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isAccordionOpen,
  listAccordionSettings,
  nextAccordionSettings,
  parseAccordionSettings,
  pruneAccordionSettings,
} from '../index.ts';

it('[DASH-10] reads what was stored', () => {
  const stored = [
    { workspaceId: 1, isOpen: false },
    { workspaceId: 2, isOpen: true },
  ];
  expect(parseAccordionSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

it.each([null, undefined, 'x', 7, {}, { length: 1 }, true])(
  'returns no settings for the stored value %j',
  (stored) => {
    expect(parseAccordionSettings(stored)).toEqual([]);
  },
);

it('drops entries with wrong types and unknown fields', () => {
  const good = { workspaceId: 3, isOpen: true };
  const stored = [
    null,
    7,
    'x',
    [],
    {},
    { workspaceId: '3', isOpen: true },
    { workspaceId: 3.5, isOpen: true },
    { workspaceId: NaN, isOpen: true },
    { workspaceId: 3, isOpen: 'yes' },
    { workspaceId: 4 },
    { isOpen: true },
    { ...good, more: 1 },
  ];
  expect(parseAccordionSettings(stored)).toEqual([good]);
});

it('takes the last of several entries for one workspace', () => {
  const stored = [
    { workspaceId: 1, isOpen: true },
    { workspaceId: 1, isOpen: false },
  ];
  expect(parseAccordionSettings(stored)).toEqual([{ workspaceId: 1, isOpen: false }]);
});

it('drops the settings of workspaces that are no longer there', () => {
  const settings = [
    { workspaceId: 1, isOpen: false },
    { workspaceId: 2, isOpen: false },
  ];
  expect(pruneAccordionSettings(settings, [2, 3])).toEqual([{ workspaceId: 2, isOpen: false }]);
});

it('is open when nothing is stored', () => {
  const settings = [
    { workspaceId: 1, isOpen: false },
    { workspaceId: 2, isOpen: true },
  ];
  expect([1, 2, 3].map((id) => isAccordionOpen(settings, id))).toEqual([false, true, true]);
});

it('stores each change and leaves the other workspaces as they are', () => {
  const anySetting = fc.record({ workspaceId: fc.nat(4), isOpen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anySetting), anySetting, (changes, last) => {
      const before = changes.reduce(nextAccordionSettings, parseAccordionSettings([]));
      const after = nextAccordionSettings(before, last);
      for (const id of [0, 1, 2, 3, 4]) {
        const expected = id === last.workspaceId ? last.isOpen : isAccordionOpen(before, id);
        expect(isAccordionOpen(after, id)).toBe(expected);
      }
      expect(parseAccordionSettings(after)).toEqual(after);
    }),
  );
});

it('[DASH-10] drops an entry whose isOpen is not a boolean', () => {
  expect(parseAccordionSettings([{ workspaceId: 1, isOpen: 'yes' }])).toEqual([]);
});

it.each([true, false])('[DASH-10] sets every workspace at once: open %s', (isOpen) => {
  const settings = listAccordionSettings([1, 2], isOpen);
  expect([1, 2].map((id) => isAccordionOpen(settings, id))).toEqual([isOpen, isOpen]);
  expect(isAccordionOpen(settings, 3)).toBe(true);
  expect(parseAccordionSettings(settings)).toEqual(settings);
});
