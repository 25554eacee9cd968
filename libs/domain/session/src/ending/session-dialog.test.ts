import { expect, it } from 'vitest';
import { IDLE_OFF, idleFlagsOf, sessionDialogOf } from '../index.ts';
import { IDLE_TIMED_OUT } from './idle.ts';
import { SESSION_ENDS } from './session-end.ts';
import type { IdleState } from '../index.ts';

const ACTIVE: IdleState = { phase: 'active', lastActivityMs: 0, storedMs: 0, lookedAtMs: 0 };
const PROMPTING: IdleState = { ...ACTIVE, phase: 'prompting' };

it('[IDLE-8, GI-5] opens the prompt while the user is idle, and not before or after', () => {
  const dialogs = [IDLE_OFF, ACTIVE, PROMPTING, IDLE_TIMED_OUT].map((idle) =>
    sessionDialogOf({ ...idleFlagsOf(idle), endedBy: null }),
  );
  expect(dialogs).toEqual([null, null, 'idle-prompt', null]);
});

it('[IDLE-8, AUTH-33, GI-6] opens a notice after a session that ran out or expired, until it is acknowledged', () => {
  const timedOut = idleFlagsOf(IDLE_TIMED_OUT);
  expect(sessionDialogOf({ ...timedOut, endedBy: 'idle' })).toBe('timed-out');
  const off = idleFlagsOf(IDLE_OFF);
  const noticed = SESSION_ENDS.filter((endedBy) => sessionDialogOf({ ...off, endedBy }) !== null);
  expect(noticed).toEqual(['idle', 'session-expired']);
  expect(sessionDialogOf({ ...off, endedBy: 'session-expired' })).toBe('expired');
  expect(sessionDialogOf({ ...off, endedBy: null })).toBeNull();
});

it('asks a user who is idle before it tells of an earlier session', () => {
  expect(sessionDialogOf({ ...idleFlagsOf(PROMPTING), endedBy: 'session-expired' })).toBe('idle-prompt');
});
