import { Button } from '@mantine/core';
import type { FirstAction } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useIsConnected } from '../../../query-client.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import type { ChosenPlan } from '../../../subscriptions/chosen-plan.ts';
import { useStartTrial } from '../dialog-mutations.ts';
import { openAddDialog } from '../workspace/add-menu.tsx';
import type { ShownLine } from './first-line.ts';

const newcomerTexts = screens.newcomer;
const words = newcomerTexts.checklist;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const START = <IconPlayerPlay {...ICON} />;
const OPEN = <IconExternalLink {...ICON} />;

interface StepActionProps {
  readonly action: FirstAction;
  readonly line: ShownLine | null;
  readonly plan: ChosenPlan | null;
  /** The first action of the current step is the one filled button. */
  readonly isFirst: boolean;
}

/** Renders an action of a step. */
export function StepAction({ action, line, plan, isFirst }: StepActionProps) {
  const isConnected = useIsConnected();
  const variant = isFirst || (action === 'see-plans' && plan !== null) ? 'filled' : 'default';
  switch (action) {
    case 'start-trial':
      return <StartTrial isPlanChosen={plan !== null} />;
    case 'start':
    case 'open': {
      if (line === null) return null;
      const { deviceName } = line.device;
      return (
        <Button variant={variant} leftSection={action === 'start' ? START : OPEN} onClick={line[action]}>
          {action === 'start' ? words.toStart(deviceName) : words.toOpen(deviceName)}
        </Button>
      );
    }
    case 'see-plans':
      return (
        <Button
          variant={variant}
          renderRoot={(props) => (
            <Link {...props} to="/myaccount/plans" search={plan === null ? {} : { plan: plan.priceId }} />
          )}
        >
          {plan === null ? words.seePlans : newcomerTexts.confirmPlan(plan.name)}
        </Button>
      );
    case 'add-device':
      return (
        <Button
          variant={variant}
          aria-disabled={!isConnected || undefined}
          onClick={() => isConnected && openAddDialog('add-device')}
        >
          {screens.dashboard.addDevice}
        </Button>
      );
    case 'invite':
      return (
        <Button
          variant={variant}
          renderRoot={(props) => <Link {...props} to="/manage-invite" search={{ invite: true }} />}
        >
          {words.toInvite}
        </Button>
      );
  }
}

/** Starts the account's first trial, with its device. [API-8, GEN-3] */
function StartTrial({ isPlanChosen }: { readonly isPlanChosen: boolean }) {
  const trial = useStartTrial();
  const label = isPlanChosen ? newcomerTexts.trialMeanwhile : newcomerTexts.start;
  return (
    <>
      <BusyButton
        variant={isPlanChosen ? 'default' : 'filled'}
        isBusy={trial.isPending}
        onClick={() => trial.mutate()}
      >
        {trial.isPending ? newcomerTexts.starting : label}
      </BusyButton>
      {trial.error === null ? null : <p role="alert">{errorText(trial.error)}</p>}
    </>
  );
}
