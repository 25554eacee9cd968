import { BROADCAST_DEFAULT, STUDIO_A, STUDIO_B } from './demo-data-broadcast.ts';
import { CHAPEL_DEFAULT, HARBOUR_DEFAULT, MAIN_STAGE, REHEARSAL_HALL } from './demo-data-others.ts';
import { BROADCAST, CHAPEL, DEMO_SEATS, DEMO_USERS, HARBOUR } from './demo-people.ts';
import type { DemoAccount, DemoData, DemoDevice, DemoWorkspace } from './demo-types.ts';

/** Accounts with workspaces and devices, as in docs/demo.md (tested). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: BROADCAST,
    customerStatus: 'B2C',
    customerNumber: 'C-104822',
    workspaces: [
      { name: 'Default', isDefault: true, devices: BROADCAST_DEFAULT },
      { name: 'Studio A', isDefault: false, devices: STUDIO_A },
      { name: 'Studio B', isDefault: false, devices: STUDIO_B },
    ],
  },
  {
    name: HARBOUR,
    customerStatus: 'B2C',
    customerNumber: 'C-104977',
    workspaces: [
      { name: 'Default', isDefault: true, devices: HARBOUR_DEFAULT },
      { name: 'Main Stage', isDefault: false, devices: MAIN_STAGE },
      { name: 'Rehearsal Hall', isDefault: false, devices: REHEARSAL_HALL },
    ],
  },
  {
    name: CHAPEL,
    isNew: true,
    customerStatus: 'B2C',
    customerNumber: null,
    workspaces: [{ name: 'Default', isDefault: true, devices: CHAPEL_DEFAULT }],
  },
];

/** The demo data of `npm start`. */
export const USUAL_DEMO: DemoData = {
  name: 'usual',
  users: DEMO_USERS,
  crew: [],
  seats: DEMO_SEATS,
  accounts: DEMO_ACCOUNTS,
};

export interface PlacedDevice {
  readonly account: DemoAccount;
  readonly workspace: DemoWorkspace;
  readonly device: DemoDevice;
}

export function listDemoDevices(accounts: readonly DemoAccount[]): PlacedDevice[] {
  return accounts.flatMap((account) =>
    account.workspaces.flatMap((workspace) =>
      workspace.devices.map((device) => ({ account, workspace, device })),
    ),
  );
}
