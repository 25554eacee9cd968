import type { Instance } from '@partyline/contract';
import { isPhysical, listCopyTargets } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { CopyButton } from './copy-button.tsx';
import { Fact } from './fact.tsx';
import styles from './fact.module.css';

const words = screens.deviceDrawer;

/** Where the device is in the network; what can be copied has a button for it. [GD-40, PLUS-12] */
export function NetworkFacts({ device }: { device: Instance }) {
  return (
    <>
      <Fact name={words.center}>{isPhysical(device) ? words.onSite : device.deploymentTarget}</Fact>
      {listCopyTargets(device).map(({ field, text }) => (
        <Fact key={field} name={words.fields[field]}>
          <span className={styles.copyable}>
            <span className={styles.mono}>{text}</span>
            <CopyButton name={words.fields[field]} text={text} />
          </span>
        </Fact>
      ))}
      {!isPhysical(device) && <Fact name={words.dns}>{words.dnsWords[device.DNSStatus]}</Fact>}
    </>
  );
}
