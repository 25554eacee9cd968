import type { Instance } from '@partyline/contract';
import { isPhysical } from '@partyline/device-state';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { PlanLabel } from '@partyline/ui';
import { IconRouter } from '@tabler/icons-react';
import { CardTerm } from './card-term.tsx';
import styles from './card-details.module.css';

const ROUTER = <IconRouter size={14} stroke={1.75} aria-hidden="true" />;

function Place({ device }: { device: Instance }) {
  if (!isPhysical(device)) return <span className={styles.place}>{device.deploymentTarget}</span>;
  return (
    <>
      {ROUTER}
      <span className={styles.place}>{device.deviceModel}</span>
      <span className={styles.dot}>{screens.dashboard.onSite}</span>
    </>
  );
}

interface CardContractProps {
  device: Instance;
  nowMs: number;
}

/** Where the device is, on which plan, for how many users, and when that ends soon. */
export function CardContract({ device, nowMs }: CardContractProps) {
  return (
    <div className={styles.line}>
      <Place device={device} />
      {device.subscription !== null && (
        <>
          <PlanLabel variant={PLAN_VARIANTS[device.subscription]} label={device.subscription} />
          <span className={styles.users}>{screens.dashboard.users(device.noOfUsers)}</span>
        </>
      )}
      <CardTerm device={device} nowMs={nowMs} />
    </div>
  );
}

/** What the device has to explain. It takes the place of the contract, so that no card changes its size. */
export function CardReason({ reason }: { reason: string }) {
  return (
    <p className={styles.reason} title={reason}>
      {reason}
    </p>
  );
}

/** On large cards without a reason: the version and the host. */
export function CardHost({ device }: { device: Instance }) {
  const host = device.dnsHost || device.hostName;
  return (
    <div className={styles.host} title={host}>
      {device.version !== '' && <span>{device.version}</span>}
      <span className={styles.place}>{host}</span>
    </div>
  );
}
