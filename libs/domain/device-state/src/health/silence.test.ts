import { expect, it } from 'vitest';
import { findSilence, SILENCE_LIMIT_MS } from '../index.ts';
import { sampleDevice, type SampleDevice } from '../testing.ts';

const SEEN = Date.parse('2026-11-20T10:00:00.000Z');
const lastSeen = new Date(SEEN).toISOString();
const at = (ms: number, changes: Partial<SampleDevice>) =>
  findSilence(sampleDevice({ lastSeen, ...changes }), SEEN + ms);

const start = (sinceMs: number) =>
  ({ action: 'start', since: new Date(SEEN + sinceMs).toISOString() }) as const;

it('[PLUS-12] takes no silence of a device at rest for a sign, however long', () => {
  for (const state of ['online', 'offline'] as const) {
    expect(at(90 * 86_400_000, { state })).toBeNull();
    for (const status of ['error', 'failed'] as const) {
      expect(at(90 * 86_400_000, { state, status, openCommand: null })).toBeNull();
    }
  }
});

it('[GD-11] says so of a working device after 30 s, counted from its last report or a later command', () => {
  const working = { state: 'offline', status: 'init', openCommand: start(-1_000) } as const;
  expect(at(SILENCE_LIMIT_MS - 1, working)).toBeNull();
  expect(at(SILENCE_LIMIT_MS, working)).toEqual({ why: 'no-progress', sinceMs: SEEN });
  const commanded = { ...working, openCommand: start(5_000) };
  expect(at(SILENCE_LIMIT_MS + 4_999, commanded)).toBeNull();
  expect(at(SILENCE_LIMIT_MS + 5_000, commanded)).toEqual({ why: 'no-progress', sinceMs: SEEN });
});

it('[GD-11] says so of a command that was not answered, and of a device that has never reported', () => {
  const unanswered = { status: 'error', openCommand: start(-300_000) } as const;
  expect(at(SILENCE_LIMIT_MS, unanswered)).toEqual({ why: 'unanswered', sinceMs: SEEN });
  expect(at(SILENCE_LIMIT_MS - 1, unanswered)).toBeNull();
  expect(at(0, { lastSeen: null })).toEqual({ why: 'never-reported' });
});
