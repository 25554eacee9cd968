import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { stateClassOf } from '../state/state-class.ts';
import { OPEN_COMMANDS, REPORTED_STATUSES, sampleDevice } from '../testing.ts';
import { STATES } from '../device/vocabulary.ts';
import {
  ACKNOWLEDGEMENT_MS,
  acknowledgementDecision,
  acknowledgementOf,
  isProblem,
  isProblemOver,
} from './acknowledgement.ts';

const NOW_MS = Date.parse('2026-11-27T19:42:00.000Z');
const until = (ms: number) => new Date(NOW_MS + ms).toISOString();
const byNora = { by: 'Nora Lindqvist', isMine: false, until: until(ACKNOWLEDGEMENT_MS) };

const failed = { ...sampleDevice({ status: 'failed' }), acknowledgement: null };

const subjectOf = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
const decisionOf = (device: Parameters<typeof acknowledgementDecision>[0], role = 'vic-admin') =>
  acknowledgementDecision(device, subjectOf(role), NOW_MS);

it('[PLUS-34] counts every failed, error and warning device as a problem, and no other', () => {
  for (const state of STATES)
    for (const status of REPORTED_STATUSES)
      for (const openCommand of OPEN_COMMANDS) {
        const device = sampleDevice({ state, status, openCommand });
        const name = stateClassOf(device);
        expect([isProblem(device), isProblemOver(device)]).toEqual([
          name === 'failed' || name === 'warning',
          name === 'online' || name === 'offline',
        ]);
      }
});

it('[PLUS-34] lets everyone who may start there say that they are on it', () => {
  const allowed = STORED_ROLES.filter((role) => decisionOf(failed, role).allowed);
  expect(allowed).toEqual(STORED_ROLES.filter((role) => role !== 'endpoint-user'));
  expect(decisionOf(failed, 'endpoint-user')).toEqual({ allowed: false, reason: 'no-right' });
});

it('[PLUS-34] refuses it without a problem, and while another person is on it', () => {
  expect(decisionOf({ ...sampleDevice(), acknowledgement: null })).toEqual({
    allowed: false,
    reason: 'no-problem',
  });
  expect(decisionOf({ ...failed, acknowledgement: byNora })).toEqual({
    allowed: false,
    reason: 'acknowledged',
  });
  expect(decisionOf({ ...failed, acknowledgement: { ...byNora, isMine: true } })).toEqual({ allowed: true });
});

it('[PLUS-34] ends it with its time and with the problem, but not while a retry works', () => {
  const at = (nowMs: number) => acknowledgementOf({ ...failed, acknowledgement: byNora }, nowMs);
  expect(at(NOW_MS + ACKNOWLEDGEMENT_MS - 1)).toBe(byNora);
  expect(at(NOW_MS + ACKNOWLEDGEMENT_MS)).toBeNull();
  expect(decisionOf({ ...failed, acknowledgement: { ...byNora, until: until(0) } })).toEqual({
    allowed: true,
  });
  const well = { ...sampleDevice(), acknowledgement: byNora };
  expect(acknowledgementOf(well, NOW_MS)).toBeNull();
  const working = { ...sampleDevice({ state: 'offline', status: 'init' }), acknowledgement: byNora };
  expect(acknowledgementOf(working, NOW_MS)).toBe(byNora);
});
