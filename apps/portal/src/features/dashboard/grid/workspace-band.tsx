import { computeMeter } from '@partyline/display';
import { screens } from '@partyline/texts';
import { classNames, KindBadge, Meter } from '@partyline/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import type { BandRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import styles from './workspace-band.module.css';

const words = screens.dashboard;
const CHEVRON = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;

function ownerOf({ workspace }: WorkspaceView): string | null {
  if (workspace.ownerName !== null) return words.ownedBy(workspace.ownerName);
  return workspace.roleType === 'orphanage' ? words.noOwner : null;
}

interface WorkspaceBandProps {
  row: BandRow;
  /** Without it the workspace can be neither opened nor closed: a search holds it open. */
  onToggle: ((workspaceId: number, isOpen: boolean) => void) | null;
}

/** The head of a workspace: open or close it, its name, kind and owner, and how its devices are doing. [DASH-9] */
export const WorkspaceBand = memo(function WorkspaceBand({ row, onToggle }: WorkspaceBandProps) {
  const { view, isOpen } = row;
  const { id, name, roleType } = view.workspace;
  const total = view.devices.length;
  const owner = ownerOf(view);
  return (
    <div className={classNames(styles.band, styles[row.above])}>
      <h2 className={styles.title}>
        {onToggle === null ? (
          <span className={styles.name} title={name}>
            {name}
          </span>
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => onToggle(id, !isOpen)}
          >
            <span className={styles.chevron}>{CHEVRON}</span>
            <span className={styles.name} title={name}>
              {name}
            </span>
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
    </div>
  );
});
