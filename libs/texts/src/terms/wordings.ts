/**
 * Sentences fixed to the letter by the specification, including missing full stops and capitals. Other texts refer to these. [ERR-7
 * … ERR-36]
 */
export const WORDINGS = {
  generalError: 'Something went wrong!',
  timeout: 'We are unable to process the request, Please try again!',
  loginUnsuccessful: 'Login attempt unsuccessful. Please try again!',
  registrationFailure: 'Registration failure!',
  sessionExpired: 'Your session expired, please login again!',
  requestNotProper: 'Your request is not proper!',
  actionCodeInvalid: 'Invalid or expired action code',
  recentLoginRequired: 'This requires recent Login. Please login again before retrying.',
  planAlreadyActive: 'You have already an active plan.',
  dnsNotPrepared: 'DNS for the instance still not prepared. Please try after sometime!',
  deviceNotDeletable: 'Device can not be deleted',
  startNotAllowed: 'User is not allowed to start VIC.',
  activeSubscriptions: 'Please delete all your active subscriptions before deleting the account',
  workspaceOwners: "Please delete all workspace's owners",
  deleteOwnerFirst: 'Please delete owner to delete this workspace.',
  stopDevicesFirst: 'Please stop devices to delete this workspace.',
  linkGroupHasOwnersLq: "You can't move this link group because it has LQ added by workspace owner.",
  inviteYourself: "You can't Invite Yourself.",
  permissionExists: 'This user already has this permission',
} as const;
