import { computeMeter } from '@partyline/display';
import type { Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { classNames, KindBadge, Meter } from '@partyline/ui';
import { isOwnedByCaller, listWorkspaceMenu } from '@partyline/workspaces';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useStore } from '../../../store.ts';
import { DotsIcon, RowButton } from '../card/row-button.tsx';
import { toggleOverlay } from '../data/open-overlay.ts';
import type { HeaderRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { workspaceStore } from '../data/workspace-store.ts';
import styles from './workspace-header.module.css';

const words = screens.dashboard;
const CHEVRON = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;
const DOTS = <DotsIcon />;

function ownerOf({ workspace }: WorkspaceView): string | null {
  if (workspace.ownerName !== null) return words.ownedBy(workspace.ownerName);
  return workspace.roleType === 'orphanage' ? words.noOwner : null;
}

/** How many devices are online, or how many the search and the filters leave. */
function countText({ tally, devices }: WorkspaceView, shown: number | null): string {
  if (devices.length === 0) return words.noDevices;
  return shown === null ? words.onlineOf(tally.online, devices.length) : words.shownOf(shown, devices.length);
}

interface WorkspaceHeaderProps {
  row: HeaderRow;
  /** The caller's rights: without any here, no menu is offered. */
  subject: Subject;
  /** Without it the workspace can be neither opened nor closed: a search holds it open. */
  onToggle: ((workspaceId: number, isOpen: boolean) => void) | null;
}

/** The head of a workspace: open or close it, its name, kind and owner, how its devices are doing, and its menu. [DASH-9, GW-13] */
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
      // A long press and the key for menus find the head by this.
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
            onClick={() => onToggle(id, !isOpen)}
          >
            <span className={styles.chevron}>{CHEVRON}</span>
            <bdi className={styles.name} title={name}>
              {name}
            </bdi>
          </button>
        )}
      </h2>
      {/* Its owner sees a workspace of another account as invited, too. */}
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
