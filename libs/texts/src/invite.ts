import { WORDINGS } from './wordings.ts';

/** The words of the page at /invite. [GV-17, GV-18] */
export const invite = {
  title: 'Invitation',
  failedTitle: 'This link does not work',
  signUpTitle: 'Sign up',
  signUpWith: 'You have been invited. Sign up with the e-mail address that the invitation was sent to.',
  signedInAs: (signedIn: string) =>
    `You are signed in as ${signedIn}. An invitation is accepted by signing up with the e-mail address that it was sent to.`,
  logOutAndSignUp: 'Log out and sign up',
  otherAccount: (invited: string, signedIn: string) =>
    `This invitation is for ${invited}. You are signed in as ${signedIn}.`,
  logOutAndUse: (invited: string) => `Log out and use ${invited}`,
  ignore: 'Ignore',
  notOpen: WORDINGS.actionCodeInvalid,
  askAgain: 'Ask for a new invitation',
} as const;
