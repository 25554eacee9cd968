import {
  hideNotification,
  Notifications,
  notificationsStore,
  showNotification,
} from '@mantine/notifications';
import { findDevice } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NoticeBox } from '../../../shell/notice-box.tsx';
import { useStore } from '../../../store.ts';
import { failedActions, forgetFailure, isOutdated, type FailedAction } from '../data/failed-actions.ts';
import { serverNowMs } from '../data/server-clock.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { INSTANCES_KEY, type Workspaces } from '../queries.ts';
import styles from './failure-toasts.module.css';

const words = screens.dashboard;

/** Shows the toasts of these failures and of no other; the same failure again stays as it is. */
function syncToasts(failures: ReadonlyMap<string, FailedAction>): void {
  const toasts = [...failures].filter(([, { isBulk }]) => !isBulk);
  const idOf = (vicUuid: string, { action, cause }: FailedAction) => `${vicUuid} ${action} ${cause}`;
  const ids = new Set(toasts.map(([vicUuid, failure]) => idOf(vicUuid, failure)));
  const { notifications, queue } = notificationsStore.getState();
  for (const { id } of [...notifications, ...queue])
    if (id !== undefined && !ids.has(id)) hideNotification(id);
  for (const [vicUuid, failure] of toasts) {
    const { action, cause, device } = failure;
    showNotification({
      id: idOf(vicUuid, failure),
      // An error stays until it is dismissed.
      autoClose: false,
      // The box inside is the alert.
      role: 'none',
      message: (
        <NoticeBox type="error" className={styles.toast} onClose={() => forgetFailure(vicUuid)}>
          <b>
            <bdi>{device.deviceName}</bdi>
          </b>
          <span>{words.failedAction(words.notDone[action], cause)}</span>
        </NoticeBox>
      ),
    });
  }
}

/** A toast for each failed action that no results show. It names the device, which may be out of sight. [PLUS-11] */
export function FailureToasts({ views }: { views: readonly WorkspaceView[] }) {
  const failures = useStore(failedActions, (all) => all);
  const client = useQueryClient();
  useEffect(() => {
    // The views lag behind the cache, from which the failure took its device.
    const workspaces = client.getQueryData<Workspaces>(INSTANCES_KEY);
    // Without data, as while the devices of a changed role load, nothing is known of any device.
    if (workspaces === undefined) return;
    for (const [vicUuid, failure] of failures) {
      const found = findDevice(workspaces, vicUuid);
      if (found === null || isOutdated(failure, found.device, serverNowMs())) forgetFailure(vicUuid, failure);
    }
  }, [client, views, failures]);
  useEffect(() => syncToasts(failures), [failures]);
  useEffect(() => () => syncToasts(new Map()), []);
  return (
    // In place: at the end of the body it would lie outside of the page's landmarks.
    <Notifications
      withinPortal={false}
      className={styles.toasts}
      zIndex="var(--pl-z-toast)"
      transitionDuration={0}
      renderNotification={({ message }) => message}
    />
  );
}
