import { ActionIcon, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { listFirstSteps } from '@partyline/device-state';
import { can, subjectFor } from '@partyline/permissions';
import { isAccountOwner } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { listAddTargets } from '@partyline/workspaces';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../../session/me.ts';
import { useCircumstances } from '../../../session/rights.ts';
import { readChosenPlan } from '../../../subscriptions/chosen-plan.ts';
import type { OverlayProps } from '../data/page-state.ts';
import { useHideFirstSteps } from '../dialog-mutations.ts';
import { useFirstLine, type ShownLine } from './first-line.ts';
import { StepAction } from './first-step-action.tsx';
import { stepName, stepText } from './first-step-texts.ts';
import styles from './first-steps.module.css';

const words = screens.newcomer.checklist;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;

type StepsProps = Pick<OverlayProps, 'views' | 'subjectOf'>;

/**
 * Renders the steps to the first line: of a new account for its owner, until they are done or hidden, and of a dashboard without
 * devices for who can do something about it. [HZ-12, PLUS-28, GA-23]
 */
export function FirstSteps(props: StepsProps) {
  const { user } = useMe();
  const [plan] = useState(readChosenPlan);
  const line = useFirstLine(props);
  const steps = useSteps(props, line);
  const hide = useHideFirstSteps();
  if (steps === null) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  const facts = { line, plan, user };
  return (
    <section className={styles.place} aria-label={words.label}>
      <div className={styles.head}>
        <Title order={2} className={styles.title}>
          {words.title(user.name, steps.length - done)}
        </Title>
        {user.firstSteps !== null && (
          <ActionIcon aria-label={words.hide} title={words.hide} onClick={() => hide.mutate()}>
            {CROSS}
          </ActionIcon>
        )}
      </div>
      <Text c="dimmed">{words.progress(done, steps.length)}</Text>
      <Progress className={styles.progress} value={(done / steps.length) * 100} aria-hidden="true" />
      <ol>
        {steps.map((step, index) => (
          <li key={step.name} className={styles.step} data-state={step.state ?? 'later'}>
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' ? '✓' : index + 1}
            </span>
            <div className={styles.body}>
              <div className={styles.words}>
                <Title order={3} className={styles.name}>
                  <VisuallyHidden>{words.states[step.state ?? 'later']}: </VisuallyHidden>
                  {stepName(step)}
                </Title>
                <p>{stepText(step, facts)}</p>
              </div>
              {step.actions.length > 0 && (
                <div className={styles.actions}>
                  {step.actions.map((action, place) => (
                    <StepAction
                      key={action}
                      {...{ action, line, plan }}
                      isFirst={step.state === 'inProgress' && place === 0}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the steps by the user's rights; null for none. */
function useSteps({ views, subjectOf }: StepsProps, line: ShownLine | null) {
  const circumstances = useCircumstances();
  const { role, isTrialOffered, firstSteps } = useMe().user;
  const subject = subjectFor({ roles: role === null ? [] : [role], ...circumstances });
  const workspaces = views.map(({ workspace }) => workspace);
  return listFirstSteps({
    line,
    progress: firstSteps,
    isOwner: role !== null && isAccountOwner(role),
    isTrialOffered,
    mayBuy: can(subject, 'buy', { kind: 'account', branch: 'subscription' }).allowed,
    mayInvite: views.some(
      (view) => can(subjectOf(view), 'invite', { kind: 'workspace', ...view.workspace }).allowed,
    ),
    mayAddDevice: listAddTargets(workspaces, circumstances).allowed.length > 0,
  });
}
