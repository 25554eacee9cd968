import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';

/** Texts of the app shell: navigation, bars, messages, overlays. */
export const shell = {
  skipToContent: 'Skip to content',
  sidebar: 'Account and navigation',
  navigation: 'Main',
  dashboard: 'Dashboard',
  toLogIn: 'Back to log in',
  goOn: 'Continue',
  shows: 'Shows',
  people: 'People',
  activity: 'Activity',
  billing: 'Billing',
  settings: 'Settings',
  personal: 'You',
  more: 'More',
  switchAccount: 'Switch account',
  userMenu: 'Help and log out',
  accounts: 'Your accounts',
  openOwnAccount: 'Open an account of your own',
  logOut: 'Log out',
  find: 'Search or jump to',
  findKeys: (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K'),
  messages: 'Messages',
  closeMessage: 'Close message',
  loading: 'Loading',
  settingUp: 'Setting up your account',
  switchingAccount: 'Switching account',
  loggingOut: 'Logging out',
  reload: 'Reload',
  offline: 'You are offline. This page opens as soon as you reconnect.',
  pageUnknown: DECIDED_WORDINGS.pageUnknown,
  rightsChanged: 'You are now working in another account, chosen in another window.',
  roleChanged: 'Your role in this account was changed. You see what you may do now.',
  themeNames: { auto: 'the system theme', light: 'light', dark: 'dark' },
  theme: {
    auto: (next: string) => `Theme: system. Change to ${next}`,
    light: (next: string) => `Theme: light. Change to ${next}`,
    dark: (next: string) => `Theme: dark. Change to ${next}`,
  },
  trial: {
    label: 'Trial',
    daysLeft: (days: number) => (days === 1 ? '1 day of trial left' : `${days} days of trial left`),
    ends: (date: string) => `Ends ${date}`,
    ended: 'Your trial has ended',
    choosePlan: 'Choose a plan',
  },
} as const;

/** Shown where scripts are switched off. */
export const NO_SCRIPT_TEXT = 'This portal needs JavaScript. Please switch it on and load the page again.';
