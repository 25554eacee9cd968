/** Initial names of a new account and its contents; instances are numbered. */
export const FIRST_NAMES = {
  account: 'My account',
  workspace: 'Default',
  instance: 'Intercom',
  instanceModel: 'Virtual intercom',
} as const;
