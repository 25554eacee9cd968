import { Button } from '@mantine/core';
import { AFTER_SESSION, type AfterSession } from '@partyline/session';
import {
  EULA,
  REGISTRATION_FAILURE_TEXTS,
  screens,
  SESSION_NOTICE_TEXTS,
  suspendedText,
} from '@partyline/texts';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_LABELS } from '@partyline/display';
import { forgetChosenPlan, readChosenPlan, type ChosenPlan } from '../../subscriptions/chosen-plan.ts';
import { useScreenTitle } from '../../page-title.ts';
import { useSession, type Session } from '../../session/session-store.ts';
import { readInvite } from '../../session/account/session-context.ts';
import { prepareSignInMethods } from '../../session/sign-in.ts';
import { LineDrawing } from '../../landing/line-drawing.tsx';
import { tabContext } from '../../session/tab-session.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { LoginForm, ResetRequestForm, SignUpForm } from './login-forms.tsx';
import styles from './login-page.module.css';
import { ProviderButtons } from './provider-buttons.tsx';
import { hrefIn, OTHER_LANGUAGES } from '../../language.ts';

const words = screens.login;

export type LoginMode = 'log-in' | 'sign-up' | 'reset';

/** Others are dialogs over the page, or not shown. */
const SHOWN_NOTICES: readonly AfterSession['notice'][] = ['session-error', 'general-error'];

const TITLES = {
  'log-in': words.title,
  'sign-up': words.signUp.title,
  reset: words.reset.title,
} as const satisfies Record<LoginMode, string>;

const TAB_TITLES = {
  ...TITLES,
  'sign-up': words.startTrial,
} as const satisfies Record<LoginMode, string>;

const FORMS = {
  'log-in': LoginForm,
  'sign-up': SignUpForm,
  reset: ResetRequestForm,
} as const satisfies Record<LoginMode, unknown>;

/** Renders the screen at /login. [AUTH-1, AUTH-3, GEN-2, ROUTE-2] */
export function LoginPage({ mode }: { readonly mode: LoginMode }) {
  const title = useTitleFocus(mode);
  useEffect(prepareSignInMethods, []);
  useEffect(() => void readInvite(tabContext), []);
  const isInvited = useSession(({ inviteId }) => inviteId !== null) && mode === 'sign-up';
  const [chosen, setChosen] = useState(readChosenPlan);
  const plan = mode === 'sign-up' && !isInvited ? chosen : null;
  const Form = FORMS[mode];
  useScreenTitle(tabTitle(mode, isInvited, plan));
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <main id="content" className={styles.main}>
          <div>
            <h1 ref={title} className={styles.title} tabIndex={-1}>
              {headingOf(mode, isInvited, plan)}
            </h1>
            {mode === 'sign-up' && plan === null ? (
              <p className={styles.lead}>{isInvited ? screens.invite.signUpWith : words.signUp.terms}</p>
            ) : null}
            {plan === null ? null : (
              <PlanLead
                plan={plan}
                onTrial={() => {
                  forgetChosenPlan();
                  setChosen(null);
                  title.current?.focus();
                }}
              />
            )}
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

function headingOf(mode: LoginMode, isInvited: boolean, plan: ChosenPlan | null): string {
  if (isInvited) return screens.invite.signUpTitle;
  return plan === null ? TITLES[mode] : screens.newcomer.signUpTitle(plan.name);
}

function tabTitle(mode: LoginMode, isInvited: boolean, plan: ChosenPlan | null): string {
  return isInvited || plan !== null ? headingOf(mode, isInvited, plan) : TAB_TITLES[mode];
}

/** Renders the chosen plan, with a link back to the trial. [GA-23] */
function PlanLead({ plan, onTrial }: { readonly plan: ChosenPlan; readonly onTrial: () => void }) {
  return (
    <>
      <p className={styles.lead}>
        {plan.price} {screens.newcomer.confirmFirst}
      </p>
      <Button variant="subtle" size="compact-sm" className={styles.trial} onClick={onTrial}>
        {screens.newcomer.trialInstead}
      </Button>
    </>
  );
}

function noticeOf({ endedBy, registrationFailure, suspensions }: Session): string | null {
  if (registrationFailure !== null) return REGISTRATION_FAILURE_TEXTS[registrationFailure];
  if (suspensions.length > 0) return suspendedText(suspensions);
  const notice = endedBy === null ? 'none' : AFTER_SESSION[endedBy].notice;
  return SHOWN_NOTICES.includes(notice) ? SESSION_NOTICE_TEXTS[notice] : null;
}

/**
 * Renders the error that ended the last session, or the access that is suspended. [PLUS-5, ERR-15, ERR-16, ERR-17, ERR-18, ERR-24, ACCT-12]
 */
function LoginNotice() {
  const notice = useSession(noticeOf);
  return notice === null ? null : <MessageBox type="error">{notice}</MessageBox>;
}

/** Focuses the heading, as after a navigation. */
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
      {/* Outside of the app. */}
      <a href={EULA.tosUrl}>{words.terms}</a>
      <a href={EULA.privacyUrl}>{words.privacy}</a>
      <Link to="/contact">{screens.contact.title}</Link>
      <LanguageLinks />
    </nav>
  );
}

/** Links to this page in other languages, each in its own language. [PLUS-30] */
function LanguageLinks() {
  const { pathname, searchStr } = useLocation();
  return OTHER_LANGUAGES.map((language) => (
    <a
      key={language}
      href={hrefIn(language, { pathname, search: searchStr })}
      hrefLang={language}
      lang={language}
    >
      {LANGUAGE_LABELS[language]}
    </a>
  ));
}
