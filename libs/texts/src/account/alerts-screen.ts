import {
  OLD_SECRET_MS,
  WEBHOOK_TIMEOUT_MS,
  type AlertMessage,
  type DeliveryFailure,
  type MailAudience,
} from '@partyline/alerts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

const FAILURES: Readonly<Record<DeliveryFailure, string>> = {
  status: 'The receiver answered with an error',
  redirect: 'The receiver answered with a redirect, which is not followed',
  timeout: `The receiver did not answer within ${WEBHOOK_TIMEOUT_MS / SECOND_MS} seconds`,
  unreachable: 'The receiver could not be reached',
  'address-refused': 'The address leads to an internal network',
  'target-refused': 'The address is not allowed',
  'mail-refused': 'The mail server refuses the address',
  'no-access': 'The receiver no longer has access',
};

const MESSAGES: Readonly<Record<AlertMessage, (device: string) => string>> = {
  outage: (device) => `Outage of ${device}`,
  recovery: (device) => `Recovery of ${device}`,
  test: () => 'Test',
};

/** Texts of the device alerts screen. [PLUS-16] */
export const deviceAlerts = {
  title: 'Alerts',
  text: 'Get an e-mail or a webhook message when a device fails, or goes offline without being stopped.',
  workspace: 'Workspace',
  loading: 'Loading the alerts',
  loadFailed: 'The alerts could not be loaded',
  tryAgain: 'Try again',
  refusedTitle: 'You cannot manage alerts here',
  refusedText: (owner: string) =>
    `Alerts are for users who manage the devices of a workspace. To get this right, ask ${owner}.`,
  emptyTitle: 'No alerts in this workspace yet',
  emptyText: 'Add one to hear of an outage while you are away from the dashboard.',
  list: 'Alerts of this workspace',
  add: 'Add alert',
  edit: 'Edit',
  test: 'Send test',
  log: 'Delivery log',
  hideLog: 'Hide log',
  newSecret: 'New secret',
  delete: 'Delete',
  off: 'Off',
  actionsOf: (action: string, name: string) => `${action}: ${name}`,
  delay: (count: number) => (count === 0 ? 'At once' : `After ${minutes(count)}`),
  mails: (audience: Exclude<MailAudience, 'nobody'>) =>
    audience === 'managers' ? 'E-mail to managers' : 'E-mail to managers and operators',
  webhook: (host: string) => `Webhook to ${host}`,
  quiet: (from: string, to: string, zone: string) => `Quiet from ${from} to ${to} (${zone})`,
  addTitle: 'Add an alert',
  editTitle: 'Edit the alert',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  saved: (name: string) => `The alert “${name}” was saved.`,
  name: 'Name',
  isOn: 'This alert is on',
  delayLabel: 'Report after',
  delayHint: 'A device that recovers sooner is not reported. A recovery is reported after the same time.',
  tellsRecovery: 'Report when the device has recovered',
  mailTo: 'E-mail',
  audiences: {
    nobody: 'No e-mail',
    managers: 'Managers of the workspace',
    operators: 'Managers and operators',
  },
  mailHint:
    'Managers may edit its devices, operators may start and stop them. Users who leave get no more e-mails.',
  webhookUrl: 'Webhook address',
  webhookHint: 'An https address on the public internet. Leave it empty for none.',
  hasQuietHours: 'Quiet hours',
  quietHint: 'An outage in these hours is reported when they end, unless the device has recovered by then.',
  quietFrom: 'From',
  quietTo: 'To',
  timeZone: 'Time zone',
  secretTitle: 'The secret of the webhook',
  secretText:
    'Copy it now: it is not shown again. Each message is signed with it as the Standard Webhooks specification says.',
  secret: 'Secret',
  copy: 'Copy secret',
  copied: 'The secret was copied.',
  copyByHand: 'The browser does not allow copying. Copy it by hand.',
  rotateTitle: 'Make a new secret?',
  rotateText: `Messages are signed with both secrets for ${OLD_SECRET_MS / HOUR_MS} hours, so that you can update your receiver.`,
  deleteTitle: (name: string) => `Delete the alert “${name}”?`,
  deleteText: 'It sends no more messages. Its delivery log is deleted too.',
  deleted: (name: string) => `The alert “${name}” was deleted.`,
  logEmpty: 'Nothing has been sent yet. Send a test to try the alert.',
  logLoading: 'Loading the delivery log',
  logColumns: { when: 'When', what: 'Message', to: 'To', outcome: 'Outcome' },
  message: (message: AlertMessage, device: string | null) => MESSAGES[message](device ?? 'a device'),
  delivered: (status: number | null) => (status === null ? 'Delivered' : `Delivered (${status})`),
  waiting: 'On its way',
  retry: (failure: DeliveryFailure, attempts: number, at: string) =>
    `${FAILURES[failure]}. Attempt ${attempts}, the next one at ${at}.`,
  failed: (failure: DeliveryFailure | null, status: number | null) =>
    `Failed: ${failure === null ? 'reason unknown' : FAILURES[failure]}${status === null ? '' : ` (${status})`}.`,
  more: 'Show older messages',
} as const;
