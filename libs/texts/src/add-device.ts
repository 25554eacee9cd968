/** The words of the page at /adddevice, where the link that a device shows leads. */
export const addDevice = {
  checking: 'One moment',
  title: 'Add a device',
  text: (code: string, account: string) => `The device that shows ${code} joins ${account}.`,
  workspace: 'Workspace',
  choose: 'Please choose',
  workspaceRequired: 'Please choose a workspace.',
  add: 'Add device',
  adding: 'Adding',
  notAllowedTitle: 'You may not add devices here',
  toDashboard: 'To the dashboard',
  retry: 'Try again',
  failedTitle: 'This link does not work',
  doneTitle: 'The device is added',
  doneText: (workspace: string) => `It is in ${workspace} now.`,
  showDevice: 'Show the device',
  /** Told on the login page. */
  logInFirst: 'Please log in. Your device waits for half an hour.',
} as const;
