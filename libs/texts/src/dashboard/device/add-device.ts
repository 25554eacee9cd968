import { ADD_DEVICE_WAIT_MINUTES, DEVICE_CODE_LENGTH } from '@partyline/session';
import { afterAddingTextOf } from '../../terms/look-ups.ts';
import { ACCOUNT_WORDINGS } from '../../terms/account-wordings.ts';
import { WORDINGS } from '../../terms/wordings.ts';

/** Texts of /adddevice, the target of the link on a device. */
export const addDevice = {
  checking: 'One moment',
  title: 'Add a device',
  text: (code: string, account: string) => `The device that shows ${code} joins ${account}.`,
  code: 'Code on the device',
  codeHint: 'Switch the device on. Its screen shows a code such as ABCD-EFGH-J.',
  codeMissing: 'Please type the code that the device shows.',
  codeMalformed: `This is not a device code: ${DEVICE_CODE_LENGTH.min} to ${DEVICE_CODE_LENGTH.max} letters, digits and hyphens.`,
  dialogTitle: 'Add a device',
  cancel: 'Cancel',
  workspace: 'Workspace',
  choose: 'Please choose',
  workspaceRequired: 'Please choose a workspace.',
  add: 'Add device',
  adding: 'Adding',
  notAllowedTitle: 'You cannot add devices here',
  toDashboard: 'Go to dashboard',
  retry: 'Try again',
  failedTitle: 'This link does not work',
  doneTitle: 'Device added',
  doneText: (workspace: string) => `It is in ${workspace} now.`,
  added: 'A device has been added.',
  showDevice: 'Show the device',
  /** Shown on the login page. */
  logInFirst: `Log in within ${ADD_DEVICE_WAIT_MINUTES} minutes to add your device.`,
} as const;

/**
 * Text after a request to add a device: empty where the browser continues or stays; on failure the server's sentence if any.
 * [DEV-52, GD-32, GX-6]
 */
export const afterAddingText = /* @__PURE__ */ afterAddingTextOf(WORDINGS, ACCOUNT_WORDINGS);
