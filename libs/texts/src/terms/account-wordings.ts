/** The specification's sentences about signing in, links, accounts and people, to the letter. [ERR-20 … ERR-25, ERR-30 … ERR-36] */
export const ACCOUNT_WORDINGS = {
  loginUnsuccessful: 'Login attempt unsuccessful. Please try again!',
  registrationFailure: 'Registration failure!',
  requestNotProper: 'Your request is not proper!',
  actionCodeInvalid: 'Invalid or expired action code',
  recentLoginRequired: 'This requires recent Login. Please login again before retrying.',
  planAlreadyActive: 'You have already an active plan.',
  activeSubscriptions: 'Please delete all your active subscriptions before deleting the account',
  workspaceOwners: "Please delete all workspace's owners",
  deleteOwnerFirst: 'Please delete owner to delete this workspace.',
  stopDevicesFirst: 'Please stop devices to delete this workspace.',
  inviteYourself: "You can't Invite Yourself.",
  permissionExists: 'This user already has this permission',
} as const;
