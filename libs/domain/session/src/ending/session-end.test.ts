import { expect, it } from 'vitest';
import { AFTER_SESSION } from '../index.ts';
import { SESSION_ENDS } from './session-end.ts';

it('has an entry for every end', () => {
  expect(Object.keys(AFTER_SESSION).sort()).toEqual([...SESSION_ENDS].sort());
});

it('[AUTH-33, ERR-19] leads an expired session to the login through its modal', () => {
  expect(AFTER_SESSION['session-expired']).toMatchObject({ leadsTo: '/login', notice: 'expired-modal' });
});

it('[IDLE-9] leads an idle session to the login', () => {
  expect(AFTER_SESSION.idle).toMatchObject({ leadsTo: '/login', notice: 'idle-dialog' });
});

it('[ACCT-12, ERR-24] shows the general session error after a failed switch', () => {
  expect(AFTER_SESSION['session-failed']).toMatchObject({ leadsTo: '/login', notice: 'session-error' });
});

it('[ERR-17, ERR-18] shows the general error after a refused login', () => {
  expect(AFTER_SESSION['login-failed']).toMatchObject({ leadsTo: '/login', notice: 'general-error' });
});

it('leads a user who logged out to the landing page, without a notice or a page to return to', () => {
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
