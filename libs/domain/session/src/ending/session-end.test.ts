import { expect, it, describe } from 'vitest';
import { AFTER_SESSION, IDLE_OFF, idleFlagsOf, sessionDialogOf, type IdleState } from '../index.ts';
import { IDLE_TIMED_OUT } from './idle.ts';
import { SESSION_ENDS } from './session-end.ts';

it('has an entry for every end', () => {
  expect(Object.keys(AFTER_SESSION).sort()).toEqual([...SESSION_ENDS].sort());
});

it('[AUTH-33, ERR-19] redirects an expired session to the login after its modal', () => {
  expect(AFTER_SESSION['session-expired']).toMatchObject({ leadsTo: '/login', notice: 'expired-modal' });
});

it('[IDLE-9] redirects an idle session to the login', () => {
  expect(AFTER_SESSION.idle).toMatchObject({ leadsTo: '/login', notice: 'idle-dialog' });
});

it('[ACCT-12, ERR-24] shows the general session error after a failed switch', () => {
  expect(AFTER_SESSION['session-failed']).toMatchObject({ leadsTo: '/login', notice: 'session-error' });
});

it('[ERR-17, ERR-18] shows the general error after a refused login', () => {
  expect(AFTER_SESSION['login-failed']).toMatchObject({ leadsTo: '/login', notice: 'general-error' });
});

it('redirects a user who logged out to the landing page, without a notice or a page to return to', () => {
  expect(AFTER_SESSION['logged-out']).toMatchObject({ leadsTo: '/', notice: 'none', keepsRedirectTo: false });
});

it('lets the user return to their page after every other end', () => {
  const forgetting = SESSION_ENDS.filter((reason) => !AFTER_SESSION[reason].keepsRedirectTo);
  expect(forgetting).toEqual(['logged-out']);
});

it('drops the register state only after an unverified e-mail', () => {
  const dropping = SESSION_ENDS.filter((reason) => AFTER_SESSION[reason].dropsRegisterState);
  expect(dropping).toEqual(['email-not-verified']);
  expect(AFTER_SESSION['email-not-verified'].leadsTo).toBe('/confirm-email');
});

describe('session dialog', () => {
  const ACTIVE: IdleState = { phase: 'active', lastActivityMs: 0, storedMs: 0, lookedAtMs: 0 };
  const PROMPTING: IdleState = { ...ACTIVE, phase: 'prompting' };

  it('[IDLE-8, GI-5] opens the prompt while the user is idle, and not before or after', () => {
    const dialogs = [IDLE_OFF, ACTIVE, PROMPTING, IDLE_TIMED_OUT].map((idle) =>
      sessionDialogOf({ ...idleFlagsOf(idle), endedBy: null }),
    );
    expect(dialogs).toEqual([null, null, 'idle-prompt', null]);
  });

  it('[IDLE-8, AUTH-33, GI-6] opens a notice after a session that ran out or expired, until it is acknowledged', () => {
    const timedOut = idleFlagsOf(IDLE_TIMED_OUT);
    expect(sessionDialogOf({ ...timedOut, endedBy: 'idle' })).toBe('timed-out');
    const off = idleFlagsOf(IDLE_OFF);
    const noticed = SESSION_ENDS.filter((endedBy) => sessionDialogOf({ ...off, endedBy }) !== null);
    expect(noticed).toEqual(['idle', 'session-expired']);
    expect(sessionDialogOf({ ...off, endedBy: 'session-expired' })).toBe('expired');
    expect(sessionDialogOf({ ...off, endedBy: null })).toBeNull();
  });

  it('shows the idle prompt before the notice of an earlier session', () => {
    expect(sessionDialogOf({ ...idleFlagsOf(PROMPTING), endedBy: 'session-expired' })).toBe('idle-prompt');
  });
});
