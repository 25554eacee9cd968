import { listAddTargets } from '@partyline/workspaces';
import { Button, VisuallyHidden } from '@mantine/core';
import { listFirstSteps, type FirstAction, type FirstStep } from '@partyline/device-state';
import { can, subjectFor } from '@partyline/permissions';
import { isAccountOwner } from '@partyline/roles';
import { roleNameText, accountOwnerText, screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readChosenPlan, type ChosenPlan } from '../../../subscriptions/chosen-plan.ts';
import { useMe } from '../../../session/me.ts';
import type { OverlayProps } from '../data/page-state.ts';
import { useIsConnected } from '../../../query-client.ts';
import { useCircumstances } from '../../../session/rights.ts';
import { useStartTrial } from '../dialog-mutations.ts';
import { openAddDialog } from '../workspace/add-menu.tsx';
import styles from './first-steps.module.css';
import { errorText } from '../../../shell/messages/error-text.ts';

const words = screens.newcomer.checklist;
const newcomerTexts = screens.newcomer;
const ADD_DEVICE = screens.dashboard.addDevice;

/** Renders the checklist of a dashboard without devices, by the user's rights. [PLUS-28, GA-23] */
export function FirstSteps({ views, subjectOf }: Pick<OverlayProps, 'views' | 'subjectOf'>) {
  const [plan] = useState(readChosenPlan);
  const steps = useFirstSteps({ views, subjectOf });
  if (steps === null) return null;
  return (
    <section className={styles.place} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.name} className={styles.step} data-state={step.state}>
            <h3 className={styles.name}>
              <VisuallyHidden>{words.states[step.state]}: </VisuallyHidden>
              {nameText(step)}
            </h3>
            <StepText {...{ step, plan }} />
            {step.actions.length > 0 && (
              <div className={styles.actions}>
                {step.actions.map((action) => (
                  <StepAction key={action} {...{ action, step, plan }} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the steps by the user's rights; null for none. */
function useFirstSteps({ views, subjectOf }: Pick<OverlayProps, 'views' | 'subjectOf'>) {
  const circumstances = useCircumstances();
  const { role, isTrialOffered } = useMe().user;
  const subject = subjectFor({ roles: role === null ? [] : [role], ...circumstances });
  const workspaces = views.map(({ workspace }) => workspace);
  return listFirstSteps({
    deviceCount: views.reduce((sum, { devices }) => sum + devices.length, 0),
    isOwner: role !== null && isAccountOwner(role),
    isTrialOffered,
    mayBuy: can(subject, 'buy', { kind: 'account', branch: 'subscription' }).allowed,
    mayInvite: views.some(
      (view) => can(subjectOf(view), 'invite', { kind: 'workspace', ...view.workspace }).allowed,
    ),
    mayAddDevice: listAddTargets(workspaces, circumstances).allowed.length > 0,
  });
}

interface StepProps {
  readonly step: FirstStep;
  readonly plan: ChosenPlan | null;
}

function StepText({ step, plan }: StepProps) {
  const { accountName: account, role } = useMe().user;
  if (step.name === 'account') {
    return <p>{account !== null && role !== null && words.accountText(account, roleNameText(role))}</p>;
  }
  if (step.name === 'talk') return <p>{words.talkText}</p>;
  if (step.name === 'invite') return <p>{isWithPlan(step) ? words.inviteWithPlanText : words.inviteText}</p>;
  return <p>{deviceText(step, plan, account)}</p>;
}

/** Returns whether a step asks for a plan: a trial or an account without a plan cannot invite, so nothing promises it. [GC-5] */
const isWithPlan = ({ name, actions }: FirstStep): boolean =>
  name === 'invite' && !actions.includes('invite');

const nameText = (step: FirstStep): string => (isWithPlan(step) ? words.inviteWithPlan : words[step.name]);

function deviceText({ actions }: FirstStep, plan: ChosenPlan | null, account: string | null): string {
  if (plan !== null && actions.includes('see-plans')) {
    const { chose, confirmFirst } = screens.newcomer;
    return `${chose(plan.name, plan.price)} ${confirmFirst}`;
  }
  if (actions.includes('start-trial')) return words.trialText;
  if (actions.includes('see-plans')) return words.planText;
  return actions.includes('add-device') ? words.addText : words.othersText(accountOwnerText(account));
}

/** Renders an action of a step; the next step's first action is filled. */
function StepAction({ action, step, plan }: StepProps & { readonly action: FirstAction }) {
  const isConnected = useIsConnected();
  const isNext = step.state === 'current' && step.actions[0] === action;
  const variant = isNext || (action === 'see-plans' && plan !== null) ? 'filled' : 'default';
  switch (action) {
    case 'start-trial':
      return <StartTrial isPlanChosen={plan !== null} />;
    case 'see-plans':
      return (
        <Button
          variant={variant}
          renderRoot={(props) => (
            <Link {...props} to="/myaccount/plans" search={plan === null ? {} : { plan: plan.priceId }} />
          )}
        >
          {plan === null ? words.seePlans : screens.newcomer.confirmPlan(plan.name)}
        </Button>
      );
    case 'add-device':
      return (
        <Button
          variant={variant}
          aria-disabled={!isConnected || undefined}
          onClick={() => isConnected && openAddDialog('add-device')}
        >
          {ADD_DEVICE}
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
