import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../store.ts';
import styles from './command-feedback.module.css';
import { ConfirmCommand } from './confirm-command.tsx';
import { answerAsked, askedCommand } from './data/ask-or-command.ts';
import { useAnnouncement } from './data/followed-devices.ts';

/** What becomes of commands: the question before one that is felt, and the words a screen reader hears after each. */
export function CommandFeedback() {
  const client = useQueryClient();
  const asked = useStore(askedCommand, (waiting) => waiting);
  return (
    <>
      <p className={styles.announcement} role="status">
        {useAnnouncement()}
      </p>
      {asked !== null && (
        <ConfirmCommand
          asked={asked}
          onConfirm={() => answerAsked(client, true)}
          onCancel={() => answerAsked(client, false)}
        />
      )}
    </>
  );
}
