import type { HistoryEntry, Instance } from '@partyline/contract';
import { COMMAND_LIMIT_MS, isTransitional, displayState, isInProgress } from '@partyline/device-state';
import { listContradictions, nextPhase, phaseOf } from '@partyline/device-state/testing';
import { beforeAll, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { listDemoDevices, USUAL_DEMO } from '../data/demo-data.ts';
import { demoSnapshots } from '../rows/demo-snapshots.ts';
import { seedDatabase } from './seed-database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWNERS = ['demo-owner', 'harbour-owner', 'demo-trial'];

interface Shown {
  readonly device: Instance;
  readonly history: readonly HistoryEntry[];
}

const api = oncePerFile(startApi);
let shown: readonly Shown[];
const startedMs = Date.now();
beforeAll(async () => {
  const now = new Date();
  await seedDatabase(api.db, USUAL_DEMO, demoSnapshots(USUAL_DEMO.accounts, 'http://localhost:1', now), now);
  shown = (await Promise.all(OWNERS.map(readAll))).flat();
});

/** Every device that an account's owner sees, with its whole history. */
async function readAll(uid: string): Promise<Shown[]> {
  const { rows } = await api.db.query<{ id: number }>(
    `SELECT m.account_id AS id FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id
     WHERE m.user_uid = $1 AND r.name = 'account-owner'`,
    [uid],
  );
  const token = await api.tokenFor({ uid, accountId: rows[0]?.id ?? 0 });
  const { data } = await api.call('listInstances', { token });
  const devices = (data ?? []).flatMap(({ vicList, lqDevicesList }) => [...vicList, ...lqDevicesList]);
  return Promise.all(
    devices.map(async (device) => {
      const params = { id: String(device.id) };
      const answer = await api.call('instanceHistory', { token, params, query: { limit: '100' } });
      return { device, history: (answer.data?.entries ?? []).toReversed() };
    }),
  );
}

const named = (list: readonly Shown[]): string[] => list.map(({ device }) => device.deviceName);

it('[GD-11, GP-14] shows no device that contradicts the rules, at the seed and days later', () => {
  expect(shown).toHaveLength(listDemoDevices(USUAL_DEMO.accounts).length);
  const contradictions = (nowMs: number): string[] =>
    shown.flatMap(({ device }) =>
      listContradictions(device, nowMs).map((contradiction) => `${device.deviceName}: ${contradiction}`),
    );
  expect(contradictions(Date.now())).toEqual([]);
  // Running work ends by itself; other states stay.
  const underWay = shown.filter(({ device }) => isTransitional(displayState(device)));
  const later = startedMs + 3 * DAY_MS;
  expect(contradictions(later).toSorted()).toEqual(
    named(underWay)
      .map((name) => `${name}: overdue`)
      .toSorted(),
  );
});

it('[GD-11] gives only working devices an open command, within the time limit', () => {
  for (const { device } of shown) {
    const { openCommand, status } = device;
    expect([device.deviceName, openCommand !== null]).toEqual([device.deviceName, isInProgress(status)]);
    if (openCommand) expect(Date.now() - Date.parse(openCommand.since)).toBeLessThan(COMMAND_LIMIT_MS);
  }
});

it('[PLUS-12] gives every device a history from its registration to its current state', () => {
  for (const { device, history } of shown) {
    const { deviceName } = device;
    expect([deviceName, history[0]?.kind]).toEqual([deviceName, 'registered']);
    const reports = history.filter(({ kind }) => kind === 'report');
    expect([deviceName, reports.at(-1)]).toMatchObject([
      deviceName,
      {
        state: device.state,
        status: device.status,
        at: device.stateSince,
        failureReason: device.failureReason,
      },
    ]);
    const times = history.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
  }
});

it('[DEV-4, DEV-5, DEV-6] gives only commands that the device accepted at that time, each with a user and an outcome', () => {
  for (const { device, history } of shown) {
    let known: Pick<Instance, 'state' | 'status' | 'openCommand'> = {
      state: 'offline',
      status: '',
      openCommand: null,
    };
    for (const { kind, action, state, status, by, outcome, at } of history) {
      if (kind === 'command' && (action === 'start' || action === 'stop')) {
        expect([device.deviceName, at, nextPhase(phaseOf(known), action)]).not.toContain(null);
        expect(by).not.toBeNull();
        const isLast = known.openCommand === null && device.openCommand !== null && outcome === 'open';
        expect(isLast || outcome === 'done' || outcome === 'failed').toBe(true);
      }
      if (kind === 'report') known = { state: state ?? 'offline', status: status ?? '', openCommand: null };
    }
  }
});
