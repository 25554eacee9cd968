/** What a new account and what is in it are called until somebody gives them other names; instances are counted. */
export const FIRST_NAMES = {
  account: 'My account',
  workspace: 'Default',
  instance: 'Intercom',
  instanceModel: 'Virtual intercom',
} as const;
