import {
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  NEW_PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@partyline/validation';
import { lengthHint } from './figures.ts';

/** The words of the screen at /myaccount. */
export const myAccount = {
  title: 'My account',
  tabs: 'Parts of my account',
  tab: { settings: 'Settings' },
  loading: 'Loading your account',
  loadFailed: 'Your account could not be loaded',
  tryAgain: 'Try again',
  save: 'Save changes',
  saving: 'Saving',
  discard: 'Discard',
  saved: 'Saved.',
  nothingToSave: 'There is nothing to save.',
  fix: (fields: string) => `These are missing or wrong: ${fields}.`,

  account: {
    title: 'Account',
    name: 'Account name',
    nameHint: `${lengthHint(NAME_MIN_LENGTH, NAME_MAX_LENGTH)}. Everybody in the account sees it.`,
    notYours: 'Only an owner or admin of the account can change its name.',
    none: 'You are not in an account of your own yet.',
    customerNumber: 'Customer number',
    role: 'Your role',
  },

  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    hint: 'Kept in this browser.',
  },

  signIn: {
    title: 'Sign-in',
    provider: 'You sign in with',
    providers: { password: 'E-mail and password', 'google.com': 'Google', 'microsoft.com': 'Microsoft' },
    changePassword: 'Change password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordAgain: 'New password again',
    newPasswordHint: lengthHint(PASSWORD_MIN_LENGTH, NEW_PASSWORD_MAX_LENGTH),
    changing: 'Changing',
    changed: 'Your password has been changed.',
  },

  sessions: {
    title: 'Sessions',
    text: 'Where you are signed in. If you do not know one of these, end it and change your password.',
    list: 'Your sessions',
    loading: 'Loading your sessions',
    loadFailed: 'Your sessions could not be loaded',
    tryAgain: 'Try again',
    device: (browser: string | null, system: string | null) =>
      system === null ? (browser ?? 'Unknown browser') : `${browser ?? 'A browser'} on ${system}`,
    isThis: 'This one',
    secondFactor: 'With a second factor',
    signedIn: (when: string) => `Signed in ${when}`,
    lastUsed: (when: string) => `last used ${when}`,
    end: 'End',
    endOne: (device: string, when: string) => `End: ${device}, signed in ${when}`,
    endTitle: 'End this session?',
    endText: (device: string) => `${device} is logged out at once, and has to sign in again.`,
    endConfirm: 'End the session',
    ended: 'Logged out there.',
    endOthers: 'End all others',
    endOthersTitle: 'End all other sessions?',
    endOthersText: 'Every other browser and device is logged out at once. You stay signed in here.',
    endOthersConfirm: 'End all others',
    noOthers: 'You are signed in nowhere else.',
    everywhere: 'Log out everywhere',
    everywhereText: 'Ends your session on every device and in every browser, this one too.',
    everywhereTitle: 'Log out everywhere?',
    everywhereConfirm: 'Log out everywhere',
    cancel: 'Cancel',
  },

  ownData: {
    title: 'Your data',
    text: 'Everything we keep about you, as one JSON file.',
    export: 'Export my data',
    exporting: 'Exporting',
    exported: 'Your data have been saved as a file.',
    file: (day: string) => `my-data-${day}.json`,
  },

  deletion: {
    title: 'Delete my access',
    text: 'Removes your sign-in, your profile and your place in every account. Invoices stay, without your name. This cannot be undone.',
    open: 'Delete my access',
    dialogTitle: 'Delete your access?',
    looking: 'Looking for what stands in the way',
    blocked: 'Before your access can be deleted:',
    word: 'DELETE',
    typeWord: (word: string) => `Type ${word} to confirm`,
    wordMissing: (word: string) => `Delete is available when you have typed ${word}.`,
    passwordMissing: 'Delete is available when you have entered your password.',
    windowHint: (provider: string) => `A window of ${provider} will ask you to sign in once more.`,
    confirm: 'Delete my access',
    deleting: 'Deleting',
    cancel: 'Cancel',
    close: 'Close',
    where: {
      'active-subscription': (account: string) => `In the account “${account}”.`,
      'shared-workspace': (account: string, workspace: string) =>
        `The workspace “${workspace}” of the account “${account}” is shared with its own owner.`,
      'workspace-owner': (account: string, workspace: string) =>
        `You own the workspace “${workspace}” in the account “${account}”.`,
      'account-owner': (account: string) => `You own the account “${account}”.`,
    },
    solve: {
      here: 'Open the dashboard',
      elsewhere: (account: string) => `Switch to “${account}”`,
    },
  },
} as const;
