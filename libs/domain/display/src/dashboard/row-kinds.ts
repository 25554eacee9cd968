import type { LinkGroup, SoloDevice } from '@partyline/device-state';
import type { FindableDevice } from './found-devices.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** A device that has a key and can be searched. */
export type GridDevice = FindableDevice & { readonly vicUuid: string };

/** What precedes a header. */
export type Above = 'nothing' | 'closed' | 'content';

export interface HeaderRow<Device, Workspace> {
  readonly kind: 'header';
  readonly key: string;
  readonly view: WorkspaceView<Device, Workspace>;
  readonly isOpen: boolean;
  readonly above: Above;
  /** Filtered devices; null without a filter. */
  readonly shown: number | null;
}

export interface GroupHeadRow<Device> {
  readonly kind: 'group-head';
  readonly key: string;
  readonly group: LinkGroup<Device>;
  readonly isFirst: boolean;
}

export interface GroupCardsRow<Device, Workspace> {
  readonly kind: 'group-cards';
  readonly key: string;
  readonly group: LinkGroup<Device>;
  readonly view: WorkspaceView<Device, Workspace>;
  readonly devices: readonly Device[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export interface SoloCardsRow<Device, Workspace> {
  readonly kind: 'solo-cards';
  readonly key: string;
  readonly view: WorkspaceView<Device, Workspace>;
  readonly devices: readonly SoloDevice<Device>[];
  readonly isFirst: boolean;
}

/** Heads the found devices of several workspaces. */
export interface PackedHeadRow {
  readonly kind: 'packed-head';
  readonly key: string;
  readonly above: Above;
  readonly deviceCount: number;
  readonly workspaceCount: number;
}

/** A found device among those of other workspaces: outside the frame of its link group. */
export interface PackedDevice<Device, Workspace> extends SoloDevice<Device> {
  readonly view: WorkspaceView<Device, Workspace>;
  readonly isLeader: boolean;
}

export interface PackedCardsRow<Device, Workspace> {
  readonly kind: 'packed-cards';
  readonly key: string;
  /** Of the rows below the same head. */
  readonly headKey: string;
  readonly devices: readonly PackedDevice<Device, Workspace>[];
  readonly isFirst: boolean;
}

export interface EmptyWorkspaceRow<Device, Workspace> {
  readonly kind: 'empty';
  readonly key: string;
  readonly view: WorkspaceView<Device, Workspace>;
}

/** A temporary message, or a permanent note. [DASH-21, GW-17] */
export interface MessageRow {
  readonly kind: 'message' | 'note';
  readonly key: string;
  readonly text: string;
}

/** Every row has a known height. */
export type GridRow<Device, Workspace> =
  | HeaderRow<Device, Workspace>
  | GroupHeadRow<Device>
  | GroupCardsRow<Device, Workspace>
  | SoloCardsRow<Device, Workspace>
  | PackedHeadRow
  | PackedCardsRow<Device, Workspace>
  | EmptyWorkspaceRow<Device, Workspace>
  | MessageRow;
