import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { dashboardSearchSchema, historyStep, isNarrowed, nextSearch } from './dashboard-search.ts';

describe('how a change of the address enters the history', () => {
  it('[GD-41] a filter gets an entry, typing and sorting replace the one there is', () => {
    expect(historyStep({}, { state: 'online' })).toBe('push');
    expect(historyStep({ state: 'online' }, { state: '' })).toBe('push');
    expect(historyStep({ q: 'a' }, { q: 'ab' })).toBe('replace');
    expect(historyStep({}, { sort: 'name' })).toBe('replace');
  });

  it('a filter that is set already gets none', () => {
    expect(historyStep({ state: 'online' }, { state: 'online', plan: '' })).toBe('replace');
  });

  it('[PLUS-12] a drawer gets an entry when it opens, and keeps it from device to device', () => {
    expect(historyStep({}, { device: 'a' })).toBe('push');
    expect(historyStep({ device: 'a' }, { device: 'b' })).toBe('replace');
    expect(historyStep({ device: 'a' }, { device: '' })).toBe('close');
    expect(historyStep({ device: 'a' }, { device: 'a' })).toBe('replace');
  });
});

it('knows whether any filter is set; what is empty leaves the address', () => {
  expect([isNarrowed({ q: 'a', device: 'b' }), isNarrowed({ plan: 'Pro' })]).toEqual([false, true]);
  expect(nextSearch({ plan: 'Pro', q: 'a' }, { plan: '' })).toEqual({ q: 'a' });
});

it('[GD-41] reads ids of workspaces, and drops what is none', () => {
  const read = (workspaces: unknown) => v.parse(dashboardSearchSchema, { workspaces }).workspaces;
  expect([read('3,12'), read(3)]).toEqual(['3,12', '3']);
  expect([read('3,x'), read('3,'), read('-1'), read(1.5), read(['3']), read('9'.repeat(8_001))]).toEqual(
    Array.from({ length: 6 }, () => ''),
  );
});
