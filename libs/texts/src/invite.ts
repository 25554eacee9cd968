import { WORDINGS } from './wordings.ts';

/** The words of the page at /invite. [GV-17, GV-18] */
export const invite = {
  otherAccount: (invited: string, signedIn: string) =>
    `This invitation is for ${invited}. You are signed in as ${signedIn}.`,
  logOutAndUse: (invited: string) => `Log out and use ${invited}`,
  ignore: 'Ignore',
  notOpen: WORDINGS.actionCodeInvalid,
  askAgain: 'Ask for a new invitation',
} as const;
