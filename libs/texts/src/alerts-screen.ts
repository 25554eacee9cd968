import type { AlertMessage, DeliveryFailure, MailAudience } from '@partyline/alerts';

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

const FAILURES: Readonly<Record<DeliveryFailure, string>> = {
  status: 'The receiver answered with an error',
  redirect: 'The receiver redirects, which is not followed',
  timeout: 'The receiver did not answer within 10 seconds',
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

/** The words of the screen of alerts about devices. [PLUS-16] */
export const deviceAlerts = {
  title: 'Alerts',
  text: 'Be told by mail or by webhook when a device goes offline without being stopped, or fails.',
  workspace: 'Workspace',
  loading: 'Loading the alerts',
  loadFailed: 'The alerts could not be loaded',
  tryAgain: 'Try again',
  refusedTitle: 'You cannot manage alerts here',
  refusedText: (owner: string) =>
    `Alerts are for those who manage the devices of a workspace. To get this right, ask ${owner}.`,
  emptyTitle: 'No alerts in this workspace yet',
  emptyText: 'Add one to be told of an outage while you are away from the dashboard.',
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
    audience === 'managers' ? 'Mail to managers' : 'Mail to managers and operators',
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
  delayLabel: 'Tell after',
  delayHint: 'A device that is back sooner is not told of. A recovery is told after the same time.',
  tellsRecovery: 'Tell when the device has recovered',
  mailTo: 'Mail',
  audiences: {
    nobody: 'No mail',
    managers: 'Managers of the workspace',
    operators: 'Managers and operators',
  },
  mailHint:
    'Managers may edit its devices, operators may start and stop them. Who leaves is not mailed any more.',
  webhookUrl: 'Webhook address',
  webhookHint: 'An https address on the public internet. Leave it empty for none.',
  hasQuietHours: 'Quiet hours',
  quietHint: 'What happens in them is told when they end, unless the device has recovered by then.',
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
  rotateText:
    'The old secret signs beside the new one for 24 hours, so that you can change your receiver over.',
  deleteTitle: (name: string) => `Delete the alert “${name}”?`,
  deleteText: 'It sends no more messages. Its delivery log is deleted too.',
  deleted: (name: string) => `The alert “${name}” was deleted.`,
  logEmpty: 'Nothing was sent yet. Send a test to try the alert.',
  logLoading: 'Loading the delivery log',
  logColumns: { when: 'When', what: 'Message', to: 'To', outcome: 'Outcome' },
  message: (message: AlertMessage, device: string | null) => MESSAGES[message](device ?? 'a device'),
  delivered: (status: number | null) => (status === null ? 'Delivered' : `Delivered (${status})`),
  waiting: 'On its way',
  retry: (failure: DeliveryFailure, attempts: number, at: string) =>
    `${FAILURES[failure]}. Attempt ${attempts}, the next one at ${at}.`,
  failed: (failure: DeliveryFailure | null, status: number | null) =>
    `Failed: ${failure === null ? 'no reason is known' : FAILURES[failure]}${status === null ? '' : ` (${status})`}.`,
  more: 'Show older messages',
} as const;
