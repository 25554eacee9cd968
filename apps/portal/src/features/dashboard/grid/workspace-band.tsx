import { computeMeter } from '@partyline/display';
import type { Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { classNames, IconButton, KindBadge, Meter, DotsIcon } from '@partyline/ui';
import { listWorkspaceMenu } from '@partyline/workspaces';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useStore } from '../../../store.ts';
import { toggleLayer } from '../layers/open-layer.ts';
import type { BandRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { workspaceStore } from '../data/workspace-store.ts';
import styles from './workspace-band.module.css';

const words = screens.dashboard;
const CHEVRON = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;
const DOTS = <DotsIcon />;

function ownerOf({ workspace }: WorkspaceView): string | null {
  if (workspace.ownerName !== null) return words.ownedBy(workspace.ownerName);
  return workspace.roleType === 'orphanage' ? words.noOwner : null;
}

interface WorkspaceBandProps {
  row: BandRow;
  /** Who asks: somebody who could do nothing here is offered no menu. */
  subject: Subject;
  /** Without it the workspace can be neither opened nor closed: a search holds it open. */
  onToggle: ((workspaceId: number, isOpen: boolean) => void) | null;
}

/** The head of a workspace: open or close it, its name, kind and owner, how its devices are doing, and its menu. [DASH-9, GW-13] */
export const WorkspaceBand = memo(function WorkspaceBand({ row, subject, onToggle }: WorkspaceBandProps) {
  const { view, isOpen } = row;
  const { id, name, roleType } = view.workspace;
  const total = view.devices.length;
  const owner = ownerOf(view);
  const hasMenu = listWorkspaceMenu(subject, { kind: 'workspace', ...view.workspace }).length > 0;
  const isPressed = useStore(workspaceStore, ({ longPressedWorkspace }) => longPressedWorkspace === id);
  return (
    <div
      className={classNames(
        styles.band,
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
      <KindBadge kind={roleType} label={words.kinds[roleType]} />
      {owner !== null && <span className={styles.owner}>{owner}</span>}
      <span className={styles.summary}>
        <Meter drawing={computeMeter(view.tally)} />
        <span className={styles.count}>
          {total === 0 ? words.noDevices : words.onlineOf(view.online, total)}
        </span>
      </span>
      {hasMenu && (
        <span className={styles.menu}>
          <IconButton
            size="sm"
            label={words.workspaceMenu(name)}
            icon={DOTS}
            aria-haspopup="menu"
            onClick={({ currentTarget }) =>
              toggleLayer({ kind: 'workspace-menu', workspaceId: id, anchor: currentTarget })
            }
          />
        </span>
      )}
    </div>
  );
});
