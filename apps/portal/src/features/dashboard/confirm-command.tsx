import { screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import styles from './confirm-command.module.css';
import type { AskedCommand } from './data/ask-or-command.ts';

const words = screens.dashboard;

function Members({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p>{words.stopLeaderNoMembers}</p>;
  return (
    <>
      <p>{words.stopLeaderText}</p>
      <ul className={styles.members}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  );
}

interface ConfirmCommandProps {
  asked: AskedCommand;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a leader is stopped, naming the members that keep working, and before a restart. [DEV-29, DEV-30, LQ-5] */
export function ConfirmCommand({ asked, onConfirm, onCancel }: ConfirmCommandProps) {
  const { device, command, members } = asked;
  const isStop = command === 'stop';
  return (
    <ConfirmModal
      title={isStop ? words.stopLeaderTitle(device.deviceName) : words.restartTitle(device.deviceName)}
      confirmLabel={isStop ? words.stopDevice : words.restartDevice}
      cancelLabel={words.cancel}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!isStop && <p>{words.restartText}</p>}
      {members !== null && <Members names={members.map((member) => member.deviceName)} />}
    </ConfirmModal>
  );
}
