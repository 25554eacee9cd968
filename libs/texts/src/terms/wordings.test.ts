import { expect, it } from 'vitest';
import { WORDINGS, ACCOUNT_WORDINGS } from '../index.ts';

it.each([
  ['ERR-19', WORDINGS.sessionExpired, 'Your session expired, please login again!'],
  ['ERR-20', ACCOUNT_WORDINGS.requestNotProper, 'Your request is not proper!'],
  ['ERR-21, ERR-22', ACCOUNT_WORDINGS.actionCodeInvalid, 'Invalid or expired action code'],
  [
    'ERR-23',
    ACCOUNT_WORDINGS.recentLoginRequired,
    'This requires recent Login. Please login again before retrying.',
  ],
  ['ERR-25', ACCOUNT_WORDINGS.planAlreadyActive, 'You have already an active plan.'],
  ['ERR-26', WORDINGS.dnsNotPrepared, 'DNS for the instance still not prepared. Please try after sometime!'],
  ['ERR-27', WORDINGS.deviceNotDeletable, 'Device can not be deleted'],
  ['ERR-28', WORDINGS.startNotAllowed, 'User is not allowed to start VIC.'],
  [
    'ERR-30',
    ACCOUNT_WORDINGS.activeSubscriptions,
    'Please delete all your active subscriptions before deleting the account',
  ],
  ['ERR-31', ACCOUNT_WORDINGS.workspaceOwners, "Please delete all workspace's owners"],
  ['ERR-32', ACCOUNT_WORDINGS.deleteOwnerFirst, 'Please delete owner to delete this workspace.'],
  ['ERR-33', ACCOUNT_WORDINGS.stopDevicesFirst, 'Please stop devices to delete this workspace.'],
  [
    'ERR-34',
    WORDINGS.linkGroupHasOwnersLq,
    "You can't move this link group because it has LQ added by workspace owner.",
  ],
  ['ERR-35', ACCOUNT_WORDINGS.inviteYourself, "You can't Invite Yourself."],
  ['ERR-36', ACCOUNT_WORDINGS.permissionExists, 'This user already has this permission'],
])('[%s] says it to the letter', (_ids, actual, specified) => {
  expect(actual).toBe(specified);
});

it.each([
  [WORDINGS.generalError, 'Something went wrong!'],
  [WORDINGS.timeout, 'We are unable to process the request, Please try again!'],
  [ACCOUNT_WORDINGS.loginUnsuccessful, 'Login attempt unsuccessful. Please try again!'],
  [ACCOUNT_WORDINGS.registrationFailure, 'Registration failure!'],
])('also says %s to the letter', (actual, specified) => {
  expect(actual).toBe(specified);
});

it('holds nothing but sentences of the specification', () => {
  expect(Object.keys({ ...WORDINGS, ...ACCOUNT_WORDINGS })).toHaveLength(19);
});
