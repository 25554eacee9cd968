import type { Instance, Workspace } from '@partyline/contract';
import type { GroupedDevices } from '@partyline/device-state';
import type { Tally } from '@partyline/display';

/** One workspace as the dashboard shows it. The object changes when something in it does, and only then. */
export interface WorkspaceView {
  readonly workspace: Workspace;
  /** Every device of the workspace once; one whose command was given up stands here as wrong. */
  readonly devices: readonly Instance[];
  /** The same devices, grouped and in order: link groups first, solo devices last. */
  readonly grouped: GroupedDevices<Instance>;
  readonly tally: Tally;
  readonly online: number;
}
