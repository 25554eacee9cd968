import { screens } from '@partyline/texts';
import { useSession } from '../../session/session-store.ts';
import { PasswordForm } from './password-form.tsx';
import { providerName } from './provider-name.ts';
import { Section } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.signIn;

/** How the person signs in, and their password if they have one. [GX-19] */
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
    </Section>
  );
}
