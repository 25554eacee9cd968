import { sampleDevice } from '@partyline/device-state/testing';
import { expect, it } from 'vitest';
import { listProblems } from './problem-rows.ts';
import { createViewBuilder } from './workspace-view.ts';

const device = (
  deviceName: string,
  status: 'failed' | 'error' | 'warning' | 'healthy',
  since: string | null,
) => ({
  ...sampleDevice({ deviceName, status }),
  vicUuid: deviceName,
  stateSince: since === null ? null : `2026-11-27T${since}:00.000Z`,
});

const workspace = (id: number, ...vicList: ReturnType<typeof device>[]) => ({
  id,
  name: `Studio ${String(id)}`,
  isDefault: false,
  roleType: 'shared' as const,
  vicList,
  lqDevicesList: [],
});

it('[PLUS-34] lists failures of all workspaces before warnings, the newest first', () => {
  const views = createViewBuilder<ReturnType<typeof device>, ReturnType<typeof workspace>>()(
    [
      workspace(1, device('old warning', 'warning', '10:00'), device('well', 'healthy', '19:00')),
      workspace(2, device('no time', 'failed', null), device('error', 'error', '18:00')),
      workspace(3, device('failed', 'failed', '19:00'), device('new warning', 'warning', '19:30')),
    ],
    0,
  );
  expect(
    listProblems(views).map(({ device: { deviceName }, view }) => [deviceName, view.workspace.id]),
  ).toEqual([
    ['failed', 3],
    ['error', 2],
    ['no time', 2],
    ['new warning', 3],
    ['old warning', 1],
  ]);
});
