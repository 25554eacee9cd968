import type { Instance } from '@partyline/contract';
import { acknowledgementDecision, acknowledgementOf, type DeviceContext } from '@partyline/device-state';
import { deviceStateLabel, screens } from '@partyline/texts';
import { StatePill } from '@partyline/ui';
import { IconHandStop } from '@tabler/icons-react';
import { memo } from 'react';
import { Avatar } from '../../../shell/account/avatar.tsx';
import { CardControls } from '../card/card-controls.tsx';
import { CardReason, CardSince } from '../card/card-details.tsx';
import { RowButton } from '../card/row-button.tsx';
import { useShownDevice, type DeviceProps } from '../card/shown-device.ts';
import { useCardContext } from '../device-context.ts';
import { useAcknowledge } from './acknowledge.ts';
import styles from './problems.module.css';

const words = screens.problems;
const HAND = <IconHandStop size={16} stroke={1.75} aria-hidden="true" />;

interface ProblemRowProps extends DeviceProps {
  readonly workspace: string;
}

/** Renders one problem: what, where, why, since when, who is on it, and the way out. [PLUS-34] */
export const ProblemRow = memo(function ProblemRow({ workspace, ...props }: ProblemRowProps) {
  const { device } = props;
  const { showDevice } = useCardContext();
  const { shown, nowMs, reason, access } = useShownDevice(props);
  const name = device.deviceName;
  return (
    <li className={styles.row} data-problem={device.vicUuid}>
      <span className={styles.state}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
      </span>
      <h3 className={styles.name} title={`${name}, ${workspace}`}>
        <button type="button" className={styles.link} onClick={() => showDevice(device.vicUuid)}>
          <bdi>{name}</bdi> <bdi className={styles.workspace}>{workspace}</bdi>
        </button>
      </h3>
      <span className={styles.reason}>{reason !== null && <CardReason {...{ device, reason }} />}</span>
      <span className={styles.since}>
        <CardSince isBrief {...{ device, shown, nowMs }} />
      </span>
      <span className={styles.who}>
        <WhoActs {...{ device, access, nowMs }} />
      </span>
      <span className={styles.actions}>
        <CardControls device={device} access={access} isMainOnly />
        <RowButton
          className={styles.details}
          name={words.detailsOf(name)}
          onClick={() => showDevice(device.vicUuid)}
        >
          {words.details}
        </RowButton>
      </span>
    </li>
  );
});

interface WhoActsProps {
  readonly device: Instance;
  readonly access: DeviceContext;
  readonly nowMs: number;
}

/** Renders who is on a problem, or the button that says "I'm on it" for those who may start the device. [PLUS-34] */
export function WhoActs({ device, access, nowMs }: WhoActsProps) {
  const { mutate } = useAcknowledge();
  const known = acknowledgementOf(device, nowMs);
  if (known !== null && !known.isMine) {
    return (
      <span className={styles.person} title={words.theirs(known.by)}>
        <Avatar name={known.by} shape="round" />
        <span className={styles.text}>{words.theirs(known.by)}</span>
      </span>
    );
  }
  if (!acknowledgementDecision(device, access.subject, nowMs).allowed) return null;
  const isMine = known !== null;
  const name = device.deviceName;
  return (
    <RowButton
      className={styles.take}
      name={isMine ? words.mineOf(name) : words.takeOnOf(name)}
      aria-pressed={isMine}
      title={isMine ? words.giveUp : undefined}
      reason={access.isConnected === false ? screens.dashboard.offlineRefusal : undefined}
      onClick={() => mutate({ device, isOnIt: !isMine })}
    >
      {isMine ? <Avatar name={known.by} shape="round" /> : HAND}
      <span>{isMine ? words.mine : words.takeOn}</span>
    </RowButton>
  );
}
