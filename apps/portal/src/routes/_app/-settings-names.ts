/**
 * The last parts of the paths below /myaccount/settings. The routes check them before a page loads, so they are apart from the pages,
 * whose code would be in the first load. [HZ-9]
 */
export const SETTINGS_PAGE_NAMES = [
  'profile',
  'appearance',
  'notifications',
  'sign-in',
  'api-tokens',
  'account',
  'data',
  'delete',
] as const;

export type SettingsPageName = (typeof SETTINGS_PAGE_NAMES)[number];
