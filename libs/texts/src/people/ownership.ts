import type { StoredRole } from '@partyline/roles';
import { OWNERSHIP_LINK_DAYS } from '@partyline/workspaces';
import { plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

const days = plural(OWNERSHIP_LINK_DAYS, 'day', 'days');

/** Texts of the ownership dialogs, lines and pages. [OWN-1, OWN-2, GO-5, GO-6, GO-9, PLUS-9] */
export const ownership = {
  cancel: 'Cancel',
  close: 'Close',

  transferTitle: (name: string) => `Transfer ownership of ${name}`,
  transferAccountTitle: (account: string) => `Transfer the account ${account}`,
  recipient: 'New owner',
  choose: 'Please choose',
  recipientRequired: 'Please choose the new owner.',
  recipientText: (name: string, email: string, role: StoredRole) =>
    `${name === '' ? email : `${name} (${email})`}, ${roleNameText(role)}`,
  loadingRecipients: 'Loading eligible users',
  noRecipient: 'There is no eligible user yet',
  noRecipientText:
    'Ownership goes to a workspace admin of this workspace or to an account admin, who has accepted the invitation and confirmed their e-mail. Invite one first.',
  noAccountRecipientText:
    'The account goes to an account admin who has accepted the invitation and confirmed their e-mail. Invite one first.',
  invite: 'Invite people',
  afterTransfer: `The new owner gets an e-mail and decides within ${days}. Until then nothing changes.`,
  previousOwner: 'When they accept, you become Workspace Admin of this workspace.',
  previousOrphanage:
    'When they accept, this workspace has an owner of its own. Your role in the account stays.',
  previousAccountOwner:
    'When they accept, you become Account Admin. They decide about plans, people and the account itself.',
  devicesStay: 'Devices keep running.',
  transfer: 'Transfer ownership',
  transferring: 'Sending',
  confirmLogin: 'Log in once more, so that only you can do this.',
  windowHint: (provider: string) => `A window of ${provider} will ask you to log in once more.`,
  password: 'Your password',
  passwordMissing: 'Transfer is available when you have entered your password.',
  sent: (email: string) => `An e-mail with the offer is on its way to ${email}.`,

  requestTitle: (name: string) => `Request ownership of ${name}`,
  requestText: (owner: string) =>
    `${owner} gets an e-mail and decides within ${days}. If they agree, you become Workspace Owner and they become Workspace Admin.`,
  requestFromAccount: `The account owner gets an e-mail and decides within ${days}. If they agree, you become Workspace Owner.`,
  requestByOwner: (owner: string) =>
    `${owner} gets an e-mail and decides within ${days}. If they agree, they become Workspace Admin, and the workspace belongs to the account, without an owner of its own.`,
  request: 'Request ownership',
  requesting: 'Sending',
  requested: 'Your request is on its way.',

  readTitle: 'An ownership to answer',
  reading: {
    loading: 'Reading the offer or request',
    loadFailed: 'The offer or request could not be read',
    tryAgain: 'Try again',
  },
  notOpen: 'This offer or request is no longer open: it was answered, withdrawn, or its time is over.',

  line: {
    transfer: {
      mine: (to: string, place: string) => `You offered ${to} the ownership of ${place}.`,
      theirs: (from: string, place: string) => `${from} offers you the ownership of ${place}.`,
    },
    request: {
      mine: (to: string, place: string) => `You asked ${to} for the ownership of ${place}.`,
      theirs: (from: string, place: string) => `${from} asks you for the ownership of ${place}.`,
    },
  },
  until: (date: string) => `Open until ${date}.`,
  accept: 'Accept',
  agree: 'Hand over',
  reject: 'Reject',
  withdraw: 'Withdraw',
  resend: 'Send again',
  resent: 'The e-mail has been sent again. The link in the earlier one no longer works.',
  answering: 'One moment',
  acceptTitle: (place: string) => `Accept the ownership of ${place}?`,
  agreeTitle: (place: string) => `Hand over the ownership of ${place}?`,
  acceptText: {
    workspace:
      'You become Workspace Owner. The previous owner becomes Workspace Admin. Devices keep running.',
    account: 'You become Account Owner. The previous owner becomes Account Admin.',
  },
  agreeText: (name: string) =>
    `${name} becomes Workspace Owner, and a previous owner becomes Workspace Admin. Devices keep running.`,
  rejectTitle: 'Reject the handover?',
  rejectText: (name: string) => `${name} is notified. They can ask again.`,
  withdrawTitle: 'Withdraw the handover?',
  withdrawText: 'The link in the e-mail no longer works.',
  accepted: (place: string) => `The ownership of ${place} has changed hands.`,
  rejected: 'The handover has been rejected.',
  withdrawn: 'The handover has been withdrawn.',

  linkTitle: 'Ownership',
  checking: 'Checking the link',
  linkFailedTitle: 'This link does not work',
  linkFailed: ACCOUNT_WORDINGS.actionCodeInvalid,
  linkFailedHint: 'It may have expired, been used or been withdrawn. Your access has not changed.',
  offeredBy: (name: string, place: string) => `${name} offers you the ownership of ${place}.`,
  askedBy: (name: string, place: string) => `${name} asks you for the ownership of ${place}.`,
  signInFirst: 'Log in with the address that the e-mail was sent to. You return here afterwards.',
  logIn: 'Log in',
  wrongUser: (email: string) =>
    `You are signed in as ${email}, and this link is for another user. Log in with the address that the e-mail was sent to.`,
  logOutAndIn: 'Log out and use another address',
  confirmFirst: 'Confirm your e-mail first. You return here afterwards.',
  confirmEmail: 'Confirm e-mail',
  later: 'Decide later',
  toDashboard: 'Go to dashboard',
  tryAgain: 'Try again',
  acceptedTitle: 'Ownership accepted',
  agreedTitle: 'Ownership handed over',
  rejectedTitle: 'Rejected',

  account: {
    title: 'Account ownership',
    text: (account: string) =>
      `You own the account ${account}. Before you leave, hand it over to one of its account admins.`,
    open: 'Transfer the account',
    notYours: (account: string) => `Only the owner of ${account} can transfer it.`,
  },
} as const;
