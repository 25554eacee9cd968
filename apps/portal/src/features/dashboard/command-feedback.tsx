import { lazy, Suspense } from 'react';
import styles from './command-feedback.module.css';
import { useAnnouncement } from './data/followed-devices.ts';
import type { DeviceCommands } from './data/use-device-commands.ts';

const ConfirmCommand = lazy(async () => ({
  default: (await import('./confirm-command.tsx')).ConfirmCommand,
}));

/** What becomes of commands: the question before one that is felt, and the words a screen reader hears after each. */
export function CommandFeedback({ asked, confirm, cancel }: Omit<DeviceCommands, 'command'>) {
  return (
    <>
      <p className={styles.announcement} role="status">
        {useAnnouncement()}
      </p>
      {asked !== null && (
        <Suspense fallback={null}>
          <ConfirmCommand asked={asked} onConfirm={confirm} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}
