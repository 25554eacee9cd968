import type { Instance, Workspace } from '@partyline/contract';
import type * as display from '@partyline/display';

/** The rows and views of the dashboard, over the workspaces that the API returns. */
export type WorkspaceView = display.WorkspaceView<Instance, Workspace>;
export type ShownDevice = display.ShownDevice<Instance, Workspace>;
export type GridRow = display.GridRow<Instance, Workspace>;
export type ListRow = display.ListRow<Instance, Workspace>;
export type DeviceRow = display.DeviceRow<Instance, Workspace>;
export type GroupCardsRow = display.GroupCardsRow<Instance, Workspace>;
export type PackedCardsRow = display.PackedCardsRow<Instance, Workspace>;
export type HeaderRow = display.HeaderRow<Instance, Workspace>;
export type SoloCardsRow = display.SoloCardsRow<Instance, Workspace>;
