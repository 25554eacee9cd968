import {
  ALERT_NAME_MAX_LENGTH,
  ALERT_RULES_LIMIT,
  type AlertIssue,
  type OutageKind,
} from '@partyline/alerts';
import { FORM_ISSUE_TEXTS } from '../errors/forms.ts';
import { footer, hello, timeText, type MailText } from './mails.ts';
import { named, outageReason } from '../terms/quoted.ts';

/** Issues of an alert rule, by code. [PLUS-16] */
export const ALERT_ISSUE_TEXTS = {
  'wrong-type': 'This field has the wrong type.',
  'unknown-field': 'This field is not known.',
  'alert-name-required': 'Name is required.',
  'alert-name-too-long': `Name must be at most ${ALERT_NAME_MAX_LENGTH} characters.`,
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'alert-delay-unknown': 'Choose one of the delays.',
  'alert-channel-required': 'Choose who gets an e-mail, or enter a webhook address.',
  'webhook-url-invalid': 'Enter an address such as https://hooks.example.org/alerts.',
  'webhook-url-not-https': 'The address must begin with https://.',
  'webhook-url-internal': 'The address must be on the public internet.',
  'quiet-time-required': 'Enter a time such as 22:00.',
  'quiet-times-equal': 'Quiet hours must begin and end at different times.',
  'time-zone-unknown': 'Choose a time zone such as Europe/Berlin.',
} as const satisfies Record<AlertIssue, string>;

/** The workspace's limit of alert rules is reached. */
export const ALERT_LIMIT_TEXT = `A workspace can have ${ALERT_RULES_LIMIT} alerts. Delete one to add another.`;
/** A rule without a webhook has no secret. */
export const NO_WEBHOOK_TEXT = 'This alert has no webhook address.';

/** A device in an alert mail. */
export interface MailedAlert {
  readonly message: 'outage' | 'recovery' | 'test';
  /** Name of the alert rule. */
  readonly alert: string;
  readonly workspace: string;
  /** null for a test. */
  readonly device: string | null;
  readonly kind: OutageKind | null;
  readonly reason: string;
  readonly since: Date | null;
  readonly endedAt: Date | null;
  /** Who reads the mail. */
  readonly name: string;
  readonly url: string;
}

const HAPPENED: Readonly<Record<OutageKind, string>> = { offline: 'went offline', failed: 'failed' };
/** Composes the mail about an outage, a recovery, or a test of an alert rule. [PLUS-16] */
export function alertMail(alert: MailedAlert): MailText {
  return {
    greeting: hello(alert.name),
    ...WORDS[alert.message](alert),
    action: { label: 'Open the dashboard', url: alert.url },
    footer: `You get this e-mail because of the alert “${named(alert.alert, 'without a name')}” of the workspace. ${footer}`,
  };
}

const deviceOf = ({ device }: MailedAlert): string => named(device ?? '', 'A device');
const workspaceOf = ({ workspace }: MailedAlert): string => named(workspace, 'a workspace');

const WORDS: Readonly<
  Record<MailedAlert['message'], (alert: MailedAlert) => Pick<MailText, 'subject' | 'paragraphs'>>
> = {
  outage: (alert) => {
    const happened = HAPPENED[alert.kind ?? 'offline'];
    const reason = outageReason(alert);
    return {
      subject: `${deviceOf(alert)} ${happened} (${workspaceOf(alert)})`,
      paragraphs: [
        `“${deviceOf(alert)}” in the workspace “${workspaceOf(alert)}” ${happened}${alert.since === null ? '' : ` on ${timeText(alert.since)}`}.`,
        ...(reason === '' ? [] : [`Reason: ${reason}`]),
      ],
    };
  },
  recovery: (alert) => ({
    subject: `${deviceOf(alert)} has recovered (${workspaceOf(alert)})`,
    paragraphs: [
      `“${deviceOf(alert)}” in the workspace “${workspaceOf(alert)}” has recovered${alert.endedAt === null ? '' : ` on ${timeText(alert.endedAt)}`}.`,
    ],
  }),
  test: (alert) => ({
    subject: `Test of the alert “${named(alert.alert, 'without a name')}” (${workspaceOf(alert)})`,
    paragraphs: ['This is a test. When a device goes offline or fails, you get an e-mail like this.'],
  }),
};
