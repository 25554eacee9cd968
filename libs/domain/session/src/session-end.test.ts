import { expect, it } from 'vitest';
import { AFTER_SESSION, SESSION_ENDS } from './index.ts';

it('says what follows each end, and nothing for any other', () => {
  expect(Object.keys(AFTER_SESSION).sort()).toEqual([...SESSION_ENDS].sort());
});

it('[AUTH-33, ERR-19] leads an expired session to the login through its modal', () => {
  expect(AFTER_SESSION['session-expired']).toMatchObject({ leadsTo: '/login', notice: 'expired-modal' });
});

it('[IDLE-9] leads an idle session to the login', () => {
  expect(AFTER_SESSION.idle).toMatchObject({ leadsTo: '/login', notice: 'idle-dialog' });
});

it('[ACCT-12, ERR-24] tells the general session error after a failed switch', () => {
  expect(AFTER_SESSION['session-failed']).toMatchObject({ leadsTo: '/login', notice: 'session-error' });
});

it('[ERR-17, ERR-18] tells the general error after a login that was refused', () => {
  expect(AFTER_SESSION['login-failed']).toMatchObject({ leadsTo: '/login', notice: 'general-error' });
});

it('leads somebody who logged out to the landing page, tells nothing and keeps no page', () => {
  expect(AFTER_SESSION['logged-out']).toMatchObject({ leadsTo: '/', notice: 'none', keepsWantedPage: false });
});

it('keeps the page that was wanted at every other end', () => {
  const forgetting = SESSION_ENDS.filter((reason) => !AFTER_SESSION[reason].keepsWantedPage);
  expect(forgetting).toEqual(['logged-out']);
});

it('drops the register state of an e-mail that the server takes for unverified, and of no other', () => {
  const dropping = SESSION_ENDS.filter((reason) => AFTER_SESSION[reason].dropsRegisterState);
  expect(dropping).toEqual(['email-not-verified']);
  expect(AFTER_SESSION['email-not-verified'].leadsTo).toBe('/confirm-email');
});
