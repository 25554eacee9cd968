import { Button } from '@mantine/core';
import { deviceActionDecision, newcomerStep } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { IconArrowRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readChosenPlan } from '../../../newcomer/chosen-plan.ts';
import { useSession } from '../../../session/session-store.ts';
import { reloadUser, tabContext } from '../../../session/tab-session.ts';
import { errorText } from '../../../shell/error-text.ts';
import { useCardContext } from '../card/card-context.ts';
import type { OverlayProps } from '../data/open-overlay.ts';
import { useDeviceContext } from '../device-access.ts';
import { INSTANCES_KEY } from '../queries.ts';
import styles from './next-step.module.css';

const words = screens.newcomer;
const ARROW = <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />;

/** One line under the devices of a new account: what to do next. */
export function NextStep({ views, subjectIn }: Pick<OverlayProps, 'views' | 'subjectIn'>) {
  const { isConnected } = useCardContext();
  const [plan] = useState(readChosenPlan);
  const isOwner = useSession(({ user }) => user?.role === 'account-owner');
  const isTrialOffered = useSession(({ user }) => user?.isTrialOffered === true);
  const shown = views.flatMap((view) => view.devices.map((device) => ({ device, view })));
  const only = shown.length === 1 ? (shown[0] ?? null) : null;
  const access = useDeviceContext(only, subjectIn, isConnected);
  const step = newcomerStep({
    deviceCount: shown.length,
    canStart: only !== null && access !== null && deviceActionDecision(only.device, 'start', access).allowed,
    isTrial: only?.device.subscription === 'Trial',
    isOwner,
    isTrialOffered,
    hasChosenPlan: plan !== null,
  });
  if (step === null) return null;
  return (
    <section className={styles.step} aria-label={words.nextStep}>
      {ARROW}
      {step === 'start-device' && only !== null ? <p>{words.startDevice(only.device.deviceName)}</p> : null}
      {step === 'start-trial' ? <p>{words.startTrial}</p> : null}
      {step === 'chosen-plan' && plan !== null ? (
        <>
          <p>
            {words.chose(plan.name, plan.price)} {words.confirmFirst}
          </p>
          <Link className={styles.confirm} to="/myaccount" search={{ plan: plan.priceId }} hash="plans">
            {words.confirmPlan(plan.name)}
          </Link>
        </>
      ) : null}
      {step !== 'start-device' && isTrialOffered ? <StartTrial isPlanChosen={plan !== null} /> : null}
    </section>
  );
}

/** Starts the trial of an account that never had one; the device comes with it. [API-8, GEN-3] */
function StartTrial({ isPlanChosen }: { readonly isPlanChosen: boolean }) {
  const client = useQueryClient();
  const trial = useMutation({
    mutationFn: async () => {
      await tabContext.calls.startTrial();
      await Promise.all([
        reloadUser().catch(() => undefined),
        client.invalidateQueries({ queryKey: INSTANCES_KEY }),
      ]);
    },
  });
  const label = isPlanChosen ? words.trialMeanwhile : words.start;
  return (
    <>
      <Button
        size="xs"
        aria-disabled={trial.isPending || undefined}
        onClick={() => {
          if (!trial.isPending) trial.mutate();
        }}
      >
        {trial.isPending ? words.starting : label}
      </Button>
      {trial.error === null ? null : <p role="alert">{errorText(trial.error)}</p>}
    </>
  );
}
