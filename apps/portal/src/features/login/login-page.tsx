import { EULA, screens } from '@partyline/texts';
import { useEffect, useRef } from 'react';
import { readInvite } from '../../session/account/session-context.ts';
import { useSession } from '../../session/session-store.ts';
import { prepareSignInMethods } from '../../session/sign-in.ts';
import { tabContext } from '../../session/tab-session.ts';
import { LineDrawing } from '../../shell/line-drawing.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginMode } from './login-mode.ts';
import { LoginNotice } from './login-notice.tsx';
import styles from './login-page.module.css';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const words = screens.login;

const TITLES = {
  'log-in': words.title,
  'sign-up': words.signUp.title,
  reset: words.reset.title,
} as const satisfies Record<LoginMode, string>;

const FORMS = {
  'log-in': LoginForm,
  'sign-up': SignUpForm,
  reset: ResetRequestForm,
} as const satisfies Record<LoginMode, unknown>;

/** The screen at /login: logging in, signing up, asking for a new password. [AUTH-1, AUTH-3, GEN-2, ROUTE-2] */
export function LoginPage({ mode }: { readonly mode: LoginMode }) {
  const title = useTitleFocus(mode);
  useEffect(prepareSignInMethods, []);
  useEffect(() => void readInvite(tabContext), []);
  const isInvited = useSession(({ inviteId }) => inviteId !== null) && mode === 'sign-up';
  const Form = FORMS[mode];
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <main id="content" className={styles.main}>
          <div>
            <h1 ref={title} className={styles.title} tabIndex={-1}>
              {isInvited ? screens.invite.signUpTitle : TITLES[mode]}
            </h1>
            {mode === 'sign-up' ? (
              <p className={styles.lead}>{isInvited ? screens.invite.signUpWith : words.signUp.terms}</p>
            ) : null}
            {mode === 'reset' ? <p className={styles.lead}>{words.reset.text}</p> : null}
          </div>
          <LoginNotice />
          {mode === 'reset' ? null : <ProviderButtons />}
          <Form />
        </main>
        <Legal />
      </div>
      <aside className={styles.aside} aria-hidden="true">
        <LineDrawing className={styles.drawing} />
      </aside>
    </div>
  );
}

/** The heading takes the focus when the page becomes another, as after a navigation. */
function useTitleFocus(mode: LoginMode) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) title.current?.focus({ preventScroll: true });
    shown.current = mode;
  }, [mode]);
  return title;
}

function Legal() {
  return (
    <nav className={styles.legal} aria-label={words.legal}>
      {/* Pages of their own, outside of the app. */}
      <a href={EULA.tosUrl}>{words.terms}</a>
      <a href={EULA.privacyUrl}>{words.privacy}</a>
    </nav>
  );
}
