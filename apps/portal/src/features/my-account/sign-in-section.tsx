import { screens } from '@partyline/texts';
import { ActionButton, ConfirmModal } from '@partyline/ui';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session-store.ts';
import { logOutAndLeave } from '../../shell/log-out.ts';
import { PasswordForm } from './password-form.tsx';
import { providerName } from './provider-name.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';
import { useSave } from './use-save.ts';

const words = screens.myAccount.signIn;

/** How the person signs in, their password if they have one, and the end of every session. [PLUS-23, GX-19] */
export function SignInSection() {
  const provider = useSession(({ identity }) => identity?.provider ?? 'password');
  const email = useSession(({ identity }) => identity?.email ?? '');
  return (
    <Section title={words.title}>
      <dl className={styles.facts}>
        <dt>{words.provider}</dt>
        <dd>{providerName(provider)}</dd>
      </dl>
      {provider === 'password' ? <PasswordForm email={email} /> : null}
      <LogOutEverywhere />
    </Section>
  );
}

function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const save = useSave(null);
  const end = async () => {
    setAsking(false);
    if (await save.run(() => api.post('/api/users/logout'))) logOutAndLeave();
  };
  return (
    <>
      <p className={styles.text}>{words.everywhereText}</p>
      <div className={styles.buttons}>
        <ActionButton busy={save.isBusy} onClick={() => setAsking(true)}>
          {words.everywhere}
        </ActionButton>
      </div>
      <Outcome save={save} />
      {isAsking ? (
        <ConfirmModal
          title={words.everywhereTitle}
          confirmLabel={words.everywhereConfirm}
          cancelLabel={words.cancel}
          onConfirm={() => void end()}
          onCancel={() => setAsking(false)}
        >
          <p>{words.everywhereText}</p>
        </ConfirmModal>
      ) : null}
    </>
  );
}
