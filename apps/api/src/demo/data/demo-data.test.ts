import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commandDecision,
  DEVICE_TYPES,
  DNS_STATUSES,
  LINK_ROLES,
  STATES,
  STATUSES,
} from '@partyline/device-state';
import { STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS, listDemoDevices } from './demo-data.ts';
import { CUSTOMERS_DEMO } from './demo-data-customers.ts';
import { PARTNER_DEMO } from './demo-data-partner.ts';
import { BROADCAST, CHAPEL, DEMO_SEATS, OLD_MILL } from './demo-people.ts';
import { demoTables } from './demo-tables.ts';
import { vicUuidOf } from '../rows/demo-snapshots.ts';
import type { DemoDevice, DemoWorkspace } from './demo-types.ts';

const ACCOUNTS = [...DEMO_ACCOUNTS, ...PARTNER_DEMO.accounts, ...CUSTOMERS_DEMO.accounts];
const SEATS = [...DEMO_SEATS, ...PARTNER_DEMO.seats, ...CUSTOMERS_DEMO.seats];
const all = listDemoDevices(ACCOUNTS);
const broadcast = all.filter(({ account }) => account.name === BROADCAST).map(({ device }) => device);
const plans = broadcast.flatMap(({ subscription }) => (subscription ? [subscription] : []));

it('covers every status for both kinds of device, every state and every DNS status', () => {
  for (const kind of DEVICE_TYPES) {
    const reports = broadcast.filter((device) => device.kind === kind).map(({ report }) => report);
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([...STATUSES, '']));
    expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(STATES));
    // A physical device that reports can be found by its name. [GP-14]
    const names = kind === 'device' ? DNS_STATUSES.filter((name) => name !== '') : DNS_STATUSES;
    expect(new Set(reports.map(({ DNSStatus }) => DNSStatus))).toEqual(new Set(names));
  }
});

it('covers every plan at every interval, and every subscription status', () => {
  expect(new Set(plans.map(({ plan }) => plan))).toEqual(new Set(['Essential', 'Pro', 'Premium', 'Trial']));
  for (const plan of ['Essential', 'Pro', 'Premium']) {
    const intervals = plans.filter((one) => one.plan === plan).map(({ interval }) => interval);
    expect(new Set(intervals)).toEqual(new Set(['week', 'month', 'year']));
  }
  expect(new Set(plans.map(({ status }) => status))).toEqual(
    new Set(['Not Subscribed', 'Subscribed', 'Past-Due']),
  );
  expect(
    plans.some(({ cancelled, status, plan }) => cancelled && status === 'Subscribed' && plan !== 'Trial'),
  );
});

it('has one link group of a leader and two members in "Studio A", and one with an interface in "Studio B"', () => {
  const groupOf = (workspace: string): DemoDevice[] =>
    devicesOf(workspace).filter(({ link }) => link?.role === 'Leader' || link?.role === 'Member');
  expect(groupOf('Studio A').map(({ link }) => link?.role)).toEqual(['Leader', 'Member', 'Member']);
  const inB = groupOf('Studio B');
  expect(inB.filter(({ link }) => link?.role === 'Leader')).toHaveLength(1);
  const brought = inB.find(({ isLq }) => isLq)?.registeredBy;
  expect(DEMO_SEATS.filter(({ user }) => user === brought).map(({ role }) => role)).toContain(
    'workspace-owner',
  );
  expect(new Set(all.flatMap(({ device }) => device.link?.role ?? []))).toEqual(new Set(LINK_ROLES));
});

it('has in every workspace of a paid account at least three offline instances that its owner may start', () => {
  for (const account of ACCOUNTS) {
    if (account.name === OLD_MILL) continue;
    const least = account.name === CHAPEL ? 1 : 3;
    for (const { devices } of account.workspaces)
      expect(devices.filter(isStartable).length).toBeGreaterThanOrEqual(least);
  }
});

it('uses every stored role, and gives each account exactly one owner and one default workspace', () => {
  expect(new Set(DEMO_SEATS.map(({ role }) => role))).toEqual(new Set(STORED_ROLES));
  for (const account of ACCOUNTS) {
    const seats = SEATS.filter((seat) => seat.account === account.name && !seat.left);
    expect(seats.filter(({ role }) => role === 'account-owner')).toHaveLength(1);
    expect(account.workspaces.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  }
});

it('has unique names of at most 30 characters per workspace, one device with exactly 30', () => {
  const names = all.map(({ device }) => device.name);
  expect(Math.max(...names.map((name) => name.length))).toBe(30);
  expect(new Set(all.map(vicUuidOf)).size).toBe(all.length);
});

it('matches docs/demo.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../../docs/demo.md'), 'utf8');
  const written = Object.fromEntries(demoTables().map(({ heading }) => [heading, readTable(text, heading)]));
  const meant = Object.fromEntries(demoTables().map(({ heading, rows }) => [heading, rows]));
  expect(written).toEqual(meant);
  expect(text.match(/^### /gm)).toHaveLength(demoTables().length);
});

function devicesOf(workspace: DemoWorkspace['name']): readonly DemoDevice[] {
  return all.filter((placed) => placed.workspace.name === workspace).map(({ device }) => device);
}

function isStartable({ kind, report, subscription, target }: DemoDevice): boolean {
  const device = { deviceType: kind, ...report, openCommand: null, deploymentTargetId: target.id };
  return (
    report.status === 'healthy' &&
    commandDecision(device, 'start').allowed &&
    subscription !== null &&
    subscription.status !== 'Not Subscribed'
  );
}

/** The cells of a table under a heading. */
function readTable(text: string, heading: string): string[][] {
  const lines = text.split(`### ${heading}\n`)[1]?.split('\n### ')[0]?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
