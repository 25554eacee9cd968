import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { goalOfCommand, isLoading } from '../index.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';
import {
  COMMAND_DELIVERIES,
  commandWithdrawalDecision,
  isStopHeld,
  shownDelivery,
  withdrawableCommand,
} from './withdrawal.ts';

const since = '2026-11-20T10:00:00.000Z';
const starting = sampleDevice({ state: 'offline', status: '', openCommand: { action: 'start', since } });
const stopping = sampleDevice({ openCommand: { action: 'stop', since } });
const subjectOf = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
const decisionOf = (
  device = starting,
  delivery: (typeof COMMAND_DELIVERIES)[number] = 'waiting',
  role = 'vic-admin',
) => commandWithdrawalDecision(device, delivery, subjectOf(role));

it.each([starting, stopping])('[DEV-38] lets everyone withdraw who may give the command', (device) => {
  const allowed = STORED_ROLES.filter((role) => decisionOf(device, 'waiting', role).allowed);
  expect(allowed).toEqual(STORED_ROLES.filter((role) => role !== 'endpoint-user'));
  expect(decisionOf(device, 'waiting', 'endpoint-user')).toEqual({ allowed: false, reason: 'no-right' });
});

it('[GD-11] refuses what its host has taken, or may have taken', () => {
  expect(COMMAND_DELIVERIES.map((delivery) => decisionOf(starting, delivery))).toEqual([
    { allowed: true },
    { allowed: false, reason: 'perhaps-taken' },
    { allowed: false, reason: 'taken-by-host' },
  ]);
});

it('finds exactly the starts and stops that are in progress', () => {
  for (const condition of listEveryCondition()) {
    const action = condition.openCommand?.action ?? 'save';
    const isOpen = goalOfCommand(action) !== null && isLoading(condition);
    expect(withdrawableCommand(condition)).toBe(isOpen ? action : null);
    const decision = decisionOf(sampleDevice(condition));
    expect(decision).toEqual(isOpen ? { allowed: true } : { allowed: false, reason: 'nothing-open' });
  }
});

it('shows a command as taken once its host reports progress', () => {
  expect(shownDelivery(starting)).toBe('waiting');
  expect(shownDelivery({ status: 'init' })).toBe('taken');
  expect(shownDelivery({ status: 'stopping' })).toBe('taken');
});

it('[GD-28] holds a stop that is known to disconnect no one, and nothing else', () => {
  const held = [0, 1, null].map((connectedUsers) => isStopHeld({ connectedUsers }, 'stop'));
  expect(held).toEqual([true, false, false]);
  for (const command of ['start', 'save', 'upgrade']) {
    expect(isStopHeld({ connectedUsers: 0 }, command)).toBe(false);
  }
});
