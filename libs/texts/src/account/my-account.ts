import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '@partyline/validation';
import { NEW_PASSWORD_HINT } from '../errors/passwords.ts';
import { lengthHint } from '../terms/figures.ts';

/** Texts of /myaccount. */
export const myAccount = {
  loading: 'Loading your account',
  loadFailed: 'Your account could not be loaded',
  tryAgain: 'Try again',
  save: 'Save changes',
  saving: 'Saving',
  discard: 'Discard',
  saved: 'Saved.',
  nothingToSave: 'There is nothing to save.',

  account: {
    title: 'Account',
    name: 'Account name',
    nameHint: `${lengthHint(NAME_MIN_LENGTH, NAME_MAX_LENGTH)}. Everyone in the account sees it.`,
    notYours: 'Only an owner or admin of the account can change its name.',
    none: 'You do not have an account of your own yet.',
    customerNumber: 'Customer number',
    role: 'Your role',
  },

  ownAccess: {
    title: 'Your access',
    leave: (place: string) => `Leave ${place}`,
  },

  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    hint: 'Applies to this browser only',
    language: 'Language',
    languageHint: 'Applies to you in every browser, and to the e-mails you get',
  },

  signIn: {
    title: 'Sign-in',
    provider: 'You log in with',
    providers: { password: 'E-mail and password', 'google.com': 'Google', 'microsoft.com': 'Microsoft' },
    password: 'Password',
    passwordText: 'You need the current one to change it.',
    secondFactor: {
      name: 'Second factor',
      confirmed: 'This sign-in was confirmed by one.',
      'by-provider': (provider: string) => `${provider} asks for it if you have set it up there.`,
      none: 'A password alone logs you in. With Google or Microsoft you can have one.',
      setUp: (provider: string) => `Set up at ${provider}`,
    },
    changePassword: 'Change password',
    currentPassword: 'Current password',
    wrongPassword: 'This is not your current password.',
    newPassword: 'New password',
    newPasswordAgain: 'New password again',
    newPasswordHint: NEW_PASSWORD_HINT,
    changing: 'Changing',
    changed: 'Your password has been changed.',
    cancel: 'Cancel',
  },

  sessions: {
    title: 'Sessions',
    hint: 'If you do not recognise one, end it and change your password.',
    list: 'Your sessions',
    loading: 'Loading your sessions',
    loadFailed: 'Your sessions could not be loaded',
    tryAgain: 'Try again',
    device: (browser: string | null, system: string | null) =>
      system === null ? (browser ?? 'Unknown browser') : `${browser ?? 'A browser'} on ${system}`,
    isThis: 'This device',
    secondFactor: 'With a second factor',
    signedIn: (when: string) => `Signed in ${when}`,
    lastUsed: (when: string) => `last used ${when}`,
    showAll: (count: number) => `Show all ${count} sessions`,
    showFewer: 'Show fewer',
    from: (address: string) => `from ${address}`,
    end: 'End',
    endOne: (device: string, when: string) => `End: ${device}, signed in ${when}`,
    endTitle: 'End this session?',
    endText: (device: string) => `${device} is logged out at once, and has to log in again.`,
    endConfirm: 'End the session',
    ended: 'Session ended.',
    endOthers: 'End all others',
    endOthersTitle: 'End all other sessions?',
    endOthersText: 'Every other browser and device is logged out at once. You stay signed in here.',
    endOthersConfirm: 'End all others',
    noOthers: 'You are not signed in anywhere else.',
    everywhere: 'Log out everywhere',
    everywhereText: 'Ends your session on every device and in every browser, this one too.',
    everywhereTitle: 'Log out everywhere?',
    everywhereConfirm: 'Log out everywhere',
    revokeTokens: 'Revoke my API tokens too',
    revokeTokensHint:
      'Programs that use them are refused at once. This cannot be undone. Unticked, they keep working.',
    cancel: 'Cancel',
  },

  ownData: {
    title: 'Your data',
    text: 'Everything we keep about you, as one JSON file.',
    export: 'Export my data',
    exporting: 'Exporting',
    exported: 'Your data has been saved as a file.',
    file: (day: string) => `my-data-${day}.json`,
  },

  deletion: {
    title: 'Delete my access',
    text: 'Removes your sign-in, your profile and your place in every account. Invoices stay, without your name. This cannot be undone.',
    open: 'Delete my access',
    dialogTitle: 'Delete your access?',
    blockedTitle: 'Your access cannot be deleted yet',
    looking: 'Checking what blocks the deletion',
    blocked: 'Before your access can be deleted:',
    word: 'DELETE',
    typeWord: (word: string) => `Type ${word} to confirm`,
    wordMissing: (word: string) => `Delete is available when you have typed ${word}.`,
    passwordMissing: 'Delete is available when you have entered your password.',
    windowHint: (provider: string) => `A window of ${provider} will ask you to log in once more.`,
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
    onlyMember: 'You are its only member. Support closes the account and deletes your access.',
    solve: {
      support: 'Write to support',
      here: 'Open the dashboard',
      elsewhere: (account: string) => `Switch to “${account}”`,
    },
  },
} as const;
