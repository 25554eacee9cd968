import type { Instance } from '@partyline/contract';
import { displayState, isReadyToOpen } from '@partyline/device-state';
import { accountOwnerText, deviceStateLabel, screens } from '@partyline/texts';
import { StatePill } from '@partyline/ui';
import { useMe } from '../../../session/me.ts';
import { focusIfScrollable } from '../card/focus-if-scrollable.ts';
import { CopyButton } from '../card/copy-button.tsx';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';
import styles from './join-list.module.css';

const words = screens.dashboard.join;

/** Tells how to join each device, for users who can do nothing else: host, port, or whom to ask. [HZ-9, PLUS-7] */
export function JoinList({ views }: { readonly views: readonly WorkspaceView[] }) {
  const devices = views.flatMap((view) => view.devices.map((device) => ({ device, view })));
  if (devices.length === 0) return null;
  return (
    <section className={styles.place} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{words.text}</p>
      {/* The ref runs again when the devices change. */}
      <ul ref={(list) => focusIfScrollable(list)} className={styles.list}>
        {devices.map(({ device, view }) => (
          <JoinRow key={device.vicUuid} device={device} view={view} />
        ))}
      </ul>
    </section>
  );
}

function JoinRow({ device, view: { workspace } }: ShownDevice) {
  const { accountName } = useMe().user;
  const state = displayState(device);
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <b>{device.deviceName}</b> <span>{workspace.name}</span>
      </p>
      <StatePill glyph={state} word={deviceStateLabel(state, device.progress)} progress={device.progress} />
      {isReadyToOpen(device) && device.deviceEndPoint !== '' ? (
        <Address device={device} />
      ) : (
        <p className={styles.ask}>{words.ask(workspace.ownerName ?? accountOwnerText(accountName))}</p>
      )}
    </li>
  );
}

function Address({ device: { deviceName, deviceEndPoint, port } }: { readonly device: Instance }) {
  return (
    <dl className={styles.address}>
      <dt>{words.host}</dt>
      <dd>
        <code>{deviceEndPoint}</code>
        <CopyButton name={words.hostOf(deviceName)} text={deviceEndPoint} />
      </dd>
      {port === null ? null : (
        <>
          <dt>{words.port}</dt>
          <dd>
            <code>{port}</code>
            <CopyButton name={words.portOf(deviceName)} text={String(port)} />
          </dd>
        </>
      )}
    </dl>
  );
}
