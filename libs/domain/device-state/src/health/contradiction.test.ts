import { expect, it } from 'vitest';
import { COMMAND_LIMIT_MS } from '../index.ts';
import { listContradictions, type Contradiction } from './contradiction.ts';
import { sampleDevice, type SampleDevice } from '../testing.ts';

const SINCE = Date.parse('2026-11-20T09:00:00.000Z');
const since = new Date(SINCE).toISOString();
const MINUTE = 60_000;

function at(ms: number, changes: Partial<SampleDevice>): Contradiction[] {
  return listContradictions(sampleDevice({ stateSince: since, lastSeen: since, ...changes }), SINCE + ms);
}

const starting = { state: 'offline', status: 'init', progress: 0, DNSStatus: '' } as const;
const open = { action: 'start', since } as const;

it('[GD-11] finds none in a start under way, and calls it overdue when a command would have been given up', () => {
  expect(at(0, { ...starting, openCommand: open })).toEqual([]);
  expect(at(COMMAND_LIMIT_MS - 1, { ...starting, openCommand: open })).toEqual([]);
  expect(at(COMMAND_LIMIT_MS, { ...starting, openCommand: open })).toEqual(['overdue']);
  expect(at(56 * MINUTE, starting)).toEqual(['overdue']);
  expect(at(0, { ...starting, stateSince: null })).toEqual(['overdue']);
  expect(at(COMMAND_LIMIT_MS, { DNSStatus: 'initiated' })).toEqual(['overdue']);
});

it('lets a device at rest be as it is for as long as it likes, also one whose command was given up', () => {
  const days = 9 * 24 * 60 * MINUTE;
  for (const atRest of [
    {},
    { connectedUsers: 1 },
    { deviceType: 'device' },
    { lastSeen: null },
    { state: 'offline', DNSStatus: '' },
  ] as const) {
    expect(at(days, atRest), JSON.stringify(atRest)).toEqual([]);
  }
  const givenUp = {
    state: 'offline',
    status: 'error',
    failureReason: 'No answer',
    openCommand: open,
  } as const;
  expect(at(days, { ...givenUp, lastSeen: new Date(SINCE - MINUTE).toISOString() })).toEqual([]);
});

it.each<[Contradiction, Partial<SampleDevice>]>([
  ['work-in-wrong-state', { ...starting, state: 'online', DNSStatus: 'ready' }],
  ['work-in-wrong-state', { state: 'offline', status: 'stopping' }],
  ['progress-at-rest', { progress: 40 }],
  ['no-reason', { status: 'warning' }],
  ['no-reason', { status: 'failed', state: 'offline', failureReason: '' }],
  ['impossible-times', { stateSince: new Date(SINCE + 2 * MINUTE).toISOString(), lastSeen: null }],
  [
    'impossible-times',
    { status: 'error', failureReason: 'No answer', stateSince: new Date(SINCE + 2 * MINUTE).toISOString() },
  ],
  ['impossible-times', { lastSeen: new Date(SINCE + 2 * MINUTE).toISOString() }],
  ['impossible-times', { lastSeen: new Date(SINCE - MINUTE).toISOString() }],
  ['connected-while-offline', { state: 'offline', connectedUsers: 1 }],
  ['physical-without-dns', { deviceType: 'device', DNSStatus: '' }],
])('finds %s in %j', (contradiction, changes) => {
  expect(at(MINUTE, changes)).toEqual([contradiction]);
});

it('lets a physical device that has never reported have no name yet', () => {
  expect(at(MINUTE, { deviceType: 'device', DNSStatus: '', stateSince: null, lastSeen: null })).toEqual([]);
});
