import type { Instance } from '@partyline/contract';
import type { LinkGroup } from '@partyline/device-state';
import { Button } from '@mantine/core';
import { can, type Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { classNames, EmptyState } from '@partyline/ui';
import { IconRouter, IconSitemap } from '@tabler/icons-react';
import { memo, type ComponentType } from 'react';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { DeviceCard } from '../card/device-card.tsx';
import type { DeviceProps } from '../card/shown-device.ts';
import styles from './grid-row-view.module.css';
import linkGroup from './link-group.module.css';
import { PackedCards, PackedHead } from './packed-cards.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import type { RowGroup } from '../virtual-list/virtual-rows.tsx';
import type { GridRow, GroupCardsRow, SoloCardsRow, WorkspaceView } from '../dashboard-rows.ts';
import type { MessageRow } from '@partyline/display';

const words = screens.dashboard;
const SITEMAP = <IconSitemap size={14} stroke={1.75} aria-hidden="true" />;
const ROUTER = <IconRouter size={24} stroke={1.5} aria-hidden="true" />;

export interface RowContext {
  /** The caller's permissions come from the workspace's roles. [GC-14] */
  readonly subjectOf: (view: WorkspaceView) => Subject;
  readonly onToggle: ((workspaceId: number, isOpen: boolean) => void) | null;
}

/** Renders an open workspace without devices, with an add button if permitted. [GD-45] */
export function EmptyWorkspace({ view: { workspace }, subject }: { view: WorkspaceView; subject: Subject }) {
  const mayAdd = can(subject, 'add-instances', { kind: 'workspace', ...workspace }).allowed;
  return (
    <EmptyState
      icon={ROUTER}
      title={words.emptyWorkspaceTitle}
      level={3}
      ground="page"
      action={
        mayAdd && (
          <Button onClick={() => openDialog('add-device', { workspaceId: workspace.id })}>
            {words.addDevice}
          </Button>
        )
      }
    >
      {mayAdd ? `${words.emptyWorkspaceText} ${words.emptyWorkspaceAddText}` : words.emptyWorkspaceText}
    </EmptyState>
  );
}

/** Renders a temporary message of a workspace, or its permanent note. [DASH-21, GW-17] */
export function WorkspaceMessage({ kind, text }: Pick<MessageRow, 'kind' | 'text'>) {
  return (
    <p role={kind === 'message' ? 'status' : undefined} className={styles[kind]}>
      {text}
    </p>
  );
}

function LinkGroupHead({ group, isFirst }: { group: LinkGroup<Instance>; isFirst: boolean }) {
  const leader = group.leader.deviceName;
  return (
    <div className={classNames(linkGroup.spaced, isFirst && linkGroup.unspaced)}>
      <div className={linkGroup.head}>
        {SITEMAP}
        <span className={linkGroup.led} title={leader}>
          <b>{words.linkGroup}</b> {words.ledBy(leader)}
        </span>
        {group.members.length > 0 && <span className={linkGroup.hint}>{words.membersKeepWorking}</span>}
      </div>
    </div>
  );
}

interface CardsProps<Row> {
  row: Row;
  subject: Subject;
  /** Instead of cards. */
  Tile: ComponentType<DeviceProps> | undefined;
}

/** The frame of a link group around its devices; its nodes are filled for the leader, rings for members. [LQ-2] */
const LinkGroupCards = memo(function LinkGroupCards({ row, subject, Tile }: CardsProps<GroupCardsRow>) {
  const { group, devices, isFirst, isLast, view } = row;
  const Device = Tile ?? DeviceCard;
  return (
    <div
      className={classNames(
        linkGroup.body,
        Tile && linkGroup.tiles,
        isFirst && linkGroup.first,
        isLast && linkGroup.last,
      )}
    >
      {devices.map((device, index) => {
        const isLeader = device.vicUuid === group.leader.vicUuid;
        return (
          <div
            key={device.vicUuid}
            className={classNames(
              linkGroup.cell,
              isLeader && linkGroup.leader,
              isFirst && index === 0 && linkGroup.start,
              isLast && index === devices.length - 1 && linkGroup.end,
            )}
          >
            <span className={linkGroup.node} />
            {isLeader && Tile === undefined && <span className={linkGroup.role}>{words.leader}</span>}
            <Device {...{ device, subject, isLeader }} workspaceId={view.workspace.id} />
          </div>
        );
      })}
    </div>
  );
});

/** [DASH-7] */
const SoloCards = memo(function SoloCards({ row, subject, Tile }: CardsProps<SoloCardsRow>) {
  const { id } = row.view.workspace;
  const Device = Tile ?? DeviceCard;
  return (
    <div className={styles.cards}>
      {row.devices.map(({ device, isLeaderMissing }) => (
        <Device key={device.vicUuid} {...{ device, subject, isLeaderMissing }} workspaceId={id} />
      ))}
    </div>
  );
});

/** Returns the group of a row of cards: a link group, the other devices of its workspace, or found devices. */
export function groupOf(row: GridRow): RowGroup | null {
  switch (row.kind) {
    case 'group-cards': {
      const { vicUuid, deviceName } = row.group.leader;
      return { key: vicUuid, label: words.linkGroupOf(deviceName) };
    }
    case 'solo-cards': {
      const { id, name } = row.view.workspace;
      return { key: `solo ${id}`, label: words.workspaceDevices(name) };
    }
    case 'packed-cards':
      return { key: row.headKey, label: words.foundDevices };
    default:
      return null;
  }
}

interface GridRowViewProps extends RowContext {
  row: GridRow;
  /** Shows a device, instead of a card. */
  Tile?: ComponentType<DeviceProps>;
}

/** Renders one row of the grid. */
export function GridRowView({ row, subjectOf, onToggle, Tile }: GridRowViewProps) {
  switch (row.kind) {
    case 'header':
      return <WorkspaceHeader row={row} subject={subjectOf(row.view)} onToggle={onToggle} />;
    case 'group-head':
      return <LinkGroupHead group={row.group} isFirst={row.isFirst} />;
    case 'group-cards':
      return <LinkGroupCards row={row} subject={subjectOf(row.view)} Tile={Tile} />;
    case 'solo-cards':
      return <SoloCards row={row} subject={subjectOf(row.view)} Tile={Tile} />;
    case 'packed-head':
      return <PackedHead {...row} />;
    case 'packed-cards':
      return <PackedCards row={row} subjectOf={subjectOf} Device={Tile ?? DeviceCard} />;
    case 'empty':
      return <EmptyWorkspace view={row.view} subject={subjectOf(row.view)} />;
    case 'message':
    case 'note':
      return <WorkspaceMessage {...row} />;
  }
}
