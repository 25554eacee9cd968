import { computeMeter } from '@partyline/display';
import type { Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { classNames, KindBadge, Meter } from '@partyline/ui';
import { isOwnedByCaller, listWorkspaceMenu } from '@partyline/workspaces';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useStore } from '../../../store.ts';
import { DotsIcon, RowButton } from '../card/row-button.tsx';
import { toggleOverlay } from '../data/page-state.ts';
import { workspaceStore } from '../data/workspace-store.ts';
import { keepInPlace } from './keep-in-place.ts';
import styles from './workspace-header.module.css';
import type { HeaderRow, WorkspaceView } from '../dashboard-rows.ts';

const words = screens.dashboard;
const CHEVRON = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;
const DOTS = <DotsIcon />;

function ownerOf({ workspace }: WorkspaceView): string | null {
  if (workspace.ownerName !== null) return words.ownedBy(workspace.ownerName);
  return workspace.roleType === 'orphanage' ? words.noOwner : null;
}

function countText({ tally, devices }: WorkspaceView, shown: number | null): string {
  if (devices.length === 0) return words.noDevices;
  return shown === null ? words.onlineOf(tally.online, devices.length) : words.shownOf(shown, devices.length);
}

interface WorkspaceHeaderProps {
  row: HeaderRow;
  /** Without rights here there is no menu. */
  subject: Subject;
  /** null while a search keeps the workspace open. */
  onToggle: ((workspaceId: number, isOpen: boolean) => void) | null;
}

/** The header of a workspace: toggle, name, kind, owner, tally and menu. [DASH-9, GW-13] */
export const WorkspaceHeader = memo(function WorkspaceHeader({
  row,
  subject,
  onToggle,
}: WorkspaceHeaderProps) {
  const { view, isOpen, shown } = row;
  const { id, name, roleType } = view.workspace;
  const isOwn = isOwnedByCaller(view.workspace);
  const owner = isOwn ? words.ownedByYou : ownerOf(view);
  const hasMenu = listWorkspaceMenu(subject, { kind: 'workspace', ...view.workspace }).length > 0;
  const isPressed = useStore(workspaceStore, ({ longPressedWorkspace }) => longPressedWorkspace === id);
  return (
    <div
      className={classNames(
        styles.header,
        styles[row.above],
        hasMenu && styles.withMenu,
        isPressed && styles.pressed,
      )}
      // Long press and menu key find the header by this.
      data-workspace-menu={hasMenu ? id : undefined}
    >
      <h2 className={styles.title}>
        {onToggle === null ? (
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={({ currentTarget }) => keepInPlace(currentTarget, () => onToggle(id, !isOpen))}
          >
            <span className={styles.chevron}>{CHEVRON}</span>
            <bdi className={styles.name} title={name}>
              {name}
            </bdi>
          </button>
        )}
      </h2>
      {/* The owner sees another account's workspace as invited, too. */}
      {(roleType !== 'invited' || !isOwn) && <KindBadge kind={roleType} label={words.kinds[roleType]} />}
      {owner !== null && <span className={styles.owner}>{owner}</span>}
      <span className={styles.summary}>
        <Meter drawing={computeMeter(view.tally)} />
        <span className={styles.count}>{countText(view, shown)}</span>
      </span>
      {hasMenu && (
        <span className={styles.menu}>
          <RowButton
            tabIndex={0}
            label={words.workspaceMenu(name)}
            aria-haspopup="menu"
            onClick={({ currentTarget }) =>
              toggleOverlay({ kind: 'workspace-menu', workspaceId: id, anchor: currentTarget })
            }
          >
            {DOTS}
          </RowButton>
        </span>
      )}
    </div>
  );
});
