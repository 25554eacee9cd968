import type { Instance } from '@partyline/contract';
import { displayState } from '@partyline/device-state';
import { deviceStateLabel, screens } from '@partyline/texts';
import { StatePill } from '@partyline/ui';
import type { ShownDevice } from '../model/shown-devices.ts';
import styles from './link-group-facts.module.css';

const words = screens.deviceDrawer;

interface LinkGroupFactsProps extends ShownDevice {
  onPick: (vicUuid: string) => void;
}

/** The link group of a device, leader first; a press opens that device. [LQ-2, PLUS-12] */
export function LinkGroupFacts({ device, view, onPick }: LinkGroupFactsProps) {
  const group = view.grouped.groups.find(
    ({ leader, members }) => leader === device || members.includes(device),
  );
  if (group === undefined) return <p className={styles.none}>{words.noLinkGroup}</p>;
  return (
    <ul className={styles.group}>
      {[group.leader, ...group.members].map((one) => (
        <Row
          key={one.vicUuid}
          device={one}
          role={one === group.leader ? words.leader : one === device ? words.thisDevice : ''}
          isThis={one === device}
          onPick={onPick}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  device: Instance;
  role: string;
  isThis: boolean;
  onPick: (vicUuid: string) => void;
}

function Row({ device, role, isThis, onPick }: RowProps) {
  const shown = displayState(device);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.name}
        aria-current={isThis ? true : undefined}
        onClick={() => onPick(device.vicUuid)}
      >
        {device.deviceName}
      </button>
      <small>{role}</small>
      <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
    </li>
  );
}
