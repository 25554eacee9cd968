import type { StoredRole } from '@partyline/roles';
import { roleNameText } from '../terms/role-names.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Texts of /invite. [GEN-10, GV-17, GV-18] */
export const invite = {
  title: 'Invitation',
  checking: 'Checking the invitation',
  failedTitle: 'This link does not work',
  signUpTitle: 'Sign up',
  signUpWith: 'You have been invited. Sign up with the e-mail address that the invitation was sent to.',

  customerTitle: (partner: string) => `Offer of ${partner}`,
  customerOffer: (partner: string, company: string) =>
    `${partner} sets up and pays for intercoms of ${company}. The account is yours; ${partner} sees its plans, how many users are connected, the renewal and the health.`,
  partner: 'Partner',
  company: 'Account',
  offerTitle: (account: string) => `Join ${account}`,
  offer: (from: string, account: string) =>
    from === '' ? `You have been invited to ${account}.` : `${from} invites you to ${account}.`,
  account: 'Account',
  workspace: 'Workspace',
  role: 'Role',
  roleName: (role: StoredRole): string => roleNameText(role),
  wholeAccount: 'All workspaces of the account',
  sentTo: 'Sent to',
  openUntil: 'Open until',
  accessEnds: 'Access ends',

  signUp: 'Sign up',
  haveAccount: 'I have an account',
  signedInAs: (signedIn: string) => `You are signed in as ${signedIn}.`,
  accept: 'Accept',
  accepting: 'Joining',
  notNow: 'Not now',
  confirmFirst: (email: string) =>
    `This link was copied and not e-mailed to you, so please confirm first that ${email} is yours. You return here afterwards.`,
  confirmEmail: 'Confirm e-mail',

  otherAccount: (invited: string, signedIn: string) =>
    `This invitation is for ${invited}. You are signed in as ${signedIn}.`,
  logOutAndUse: (invited: string) => `Log out and use ${invited}`,
  ignore: 'Ignore',

  notOpen: ACCOUNT_WORDINGS.actionCodeInvalid,
  /** The reason, as far as the holder of the key may know it. */
  notOpenHints: {
    accepted: 'This invitation has been accepted already. If you accepted it, there is nothing more to do.',
    expired: 'This invitation has expired.',
    revoked: 'This invitation has been revoked.',
    unknown: 'No open invitation has this link. A new link replaces the earlier ones.',
  },
  askAgain: 'Ask for a new invitation',
  asking: 'Sending',
  asked: 'If the invitation exists, its sender has been asked for a new one. Look for a new e-mail.',
  toDashboard: 'Go to dashboard',
  tryAgain: 'Try again',
} as const;
