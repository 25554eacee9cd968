import { NEW_PASSWORD_HINT } from '../errors/passwords.ts';

/** Texts of /useraction, the target of links in the identity service's mails. */
export const userAction = {
  title: 'Your link',
  checking: 'Checking the link',
  failedTitle: 'This link does not work',
  again: 'Try again',
  askAgain: 'Ask for a new link',
  /** Shown on the next page. */
  verified: (email: string) => `${email} is confirmed.`,
  confirmed: 'Your e‑mail is confirmed',
  goesOn: 'The tab where you signed up goes on now. You can close this one.',
  goOnHere: 'Go on here',
  verifiedLogIn: (email: string) => `${email} is confirmed. Please log in.`,
  changed: (email: string) => `From now on you log in with ${email}.`,
  recovered: {
    title: 'Your e-mail address is restored',
    text: (email: string) =>
      `You log in with ${email} again. If you did not change it, set a new password now: the old one may be known to someone else.`,
    setPassword: 'Set a new password',
  },
  newPassword: {
    title: 'Set a new password',
    text: (email: string) => `For ${email}`,
    password: 'New password',
    passwordAgain: 'Repeat new password',
    hint: NEW_PASSWORD_HINT,
    submit: 'Save password',
    busy: 'Saving',
    saved: 'Your new password is set. Please log in with it.',
  },
} as const;
