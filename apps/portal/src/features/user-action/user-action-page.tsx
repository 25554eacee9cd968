import { screens } from '@partyline/texts';
import { useEffect, useRef } from 'react';
import styles from '../../shell/message-page.module.css';
import type { ActionStep } from './action-step.ts';
import { FailedLink } from './failed-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveredEmail } from './recovered-email.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { useUserAction } from './use-user-action.ts';

const words = screens.userAction;

/** The screen at /useraction, where the links of the identity service's mails lead. [AUTH-2, AUTH-3, AUTH-34, ROUTE-3, GR-6] */
export function UserActionPage() {
  const { step, follow, fail } = useUserAction();
  const title = titleOf(step);
  useEffect(() => {
    // What the page is about has changed: the heading is read, and the keyboard goes on from there.
    if (title !== words.checking) {
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    }
  }, [title]);
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <Content step={step} follow={follow} fail={fail} />
    </main>
  );
}

function titleOf(step: ActionStep): string {
  if (step.kind === 'failed') return words.failedTitle;
  if (step.kind === 'new-password') return words.newPassword.title;
  return step.kind === 'done' && step.action === 'recoverEmail' ? words.recovered.title : words.checking;
}

interface ContentProps {
  readonly step: ActionStep;
  readonly follow: () => Promise<void>;
  readonly fail: (step: ActionStep) => void;
}

function Content({ step, follow, fail }: ContentProps) {
  if (step.kind === 'failed') return <FailedLink step={step} onRetry={() => void follow()} />;
  if (step.kind === 'new-password') return <NewPasswordForm {...step} onFailed={fail} />;
  if (step.kind === 'checking') return <p className={styles.text} role="status" />;
  return step.action === 'recoverEmail' ? <RecoveredEmail email={step.email} /> : <LeadOn {...step} />;
}

function LeadOn({ action, email }: Extract<ActionStep, { kind: 'done' }>) {
  const leadOn = useLeadOn();
  const hasLed = useRef(false);
  useEffect(() => {
    if (hasLed.current) return;
    hasLed.current = true;
    void leadOn(action, email);
  });
  return null;
}
