import { pageTitleOf } from '../terms/look-ups.ts';

/** Area and name of every screen, by path. [GR-14, ROUTE-27] */
export const PAGE_NAMES = {
  '/': { area: 'Service', screen: 'Welcome' },
  '/login': { area: 'Sign in', screen: 'Log in' },
  '/useraction': { area: 'Sign in', screen: 'E-mail and password' },
  '/confirm-email': { area: 'Sign in', screen: 'Confirm e-mail' },
  '/adddevice': { area: 'Workspace', screen: 'Add device' },
  '/accounts-select': { area: 'Account', screen: 'Choose account' },
  '/dashboard': { area: 'Workspace', screen: 'Dashboard' },
  '/myaccount/settings': { area: 'Account', screen: 'Settings' },
  '/myaccount': { area: 'Account', screen: 'Billing' },
  '/shows': { area: 'Workspace', screen: 'Shows' },
  '/manage-invite': { area: 'Workspace', screen: 'People' },
  '/activity': { area: 'Account', screen: 'Activity' },
  '/invite': { area: 'Workspace', screen: 'Invitation' },
  '/ownershiptransfer': { area: 'Workspace', screen: 'Ownership' },
  '/maintenance': { area: 'Service', screen: 'Maintenance' },
  '/actionlink': { area: 'Sign in', screen: 'Link' },
  '/contact': { area: 'Service', screen: 'Contact support' },
} as const;

/** A screen that has a title. */
export type TitledPage = keyof typeof PAGE_NAMES;

/** The title of a page or of a named screen of it. [GR-14, ROUTE-27] */
export const pageTitle = /* @__PURE__ */ pageTitleOf(PAGE_NAMES);
