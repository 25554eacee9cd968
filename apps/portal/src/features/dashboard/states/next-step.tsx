import { deviceActionDecision, newcomerStep } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { IconArrowRight } from '@tabler/icons-react';
import { useCardContext } from '../card/card-context.ts';
import type { OverlayProps } from '../data/open-overlay.ts';
import { useDeviceContext } from '../device-access.ts';
import styles from './next-step.module.css';

const words = screens.newcomer;
const ARROW = <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />;

/** The next step under a trial's only device. [GEN-3] */
export function NextStep({ views, subjectIn }: Pick<OverlayProps, 'views' | 'subjectIn'>) {
  const { isConnected } = useCardContext();
  const shown = views.flatMap((view) => view.devices.map((device) => ({ device, view })));
  const only = shown.length === 1 ? (shown[0] ?? null) : null;
  const access = useDeviceContext(only, subjectIn, isConnected);
  const step = newcomerStep({
    deviceCount: shown.length,
    canStart: only !== null && access !== null && deviceActionDecision(only.device, 'start', access).allowed,
    isTrial: only?.device.subscription === 'Trial',
  });
  if (step === null || only === null) return null;
  return (
    <section className={styles.step} aria-label={words.nextStep}>
      {ARROW}
      <p>{words.startDevice(only.device.deviceName)}</p>
    </section>
  );
}
