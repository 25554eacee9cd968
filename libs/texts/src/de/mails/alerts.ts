import { ALERT_NAME_MAX_LENGTH, ALERT_RULES_LIMIT, type OutageKind } from '@partyline/alerts';
import type * as english from '../../mails/alerts.ts';
import type { MailedAlert } from '../../mails/alerts.ts';
import type { MailText } from '../../mails/mails.ts';
import { named, outageReason } from '../../terms/quoted.ts';
import type { Translation } from '../../translation.ts';
import { FORM_ISSUE_TEXTS } from '../errors/forms.ts';
import { footer, hello, timeText } from './mails.ts';

/** Issues of an alert rule, by code. [PLUS-16] */
export const ALERT_ISSUE_TEXTS: Translation<typeof english.ALERT_ISSUE_TEXTS> = {
  'wrong-type': 'Dieses Feld hat den falschen Typ.',
  'unknown-field': 'Dieses Feld ist nicht bekannt.',
  'alert-name-required': 'Name ist erforderlich.',
  'alert-name-too-long': `Name darf höchstens ${ALERT_NAME_MAX_LENGTH} Zeichen lang sein.`,
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'alert-delay-unknown': 'Wählen Sie eine der Verzögerungen.',
  'alert-channel-required': 'Wählen Sie, wer eine E-Mail bekommt, oder geben Sie eine Webhook-Adresse ein.',
  'webhook-url-invalid': 'Geben Sie eine Adresse wie https://hooks.example.org/alerts ein.',
  'webhook-url-not-https': 'Die Adresse muss mit https:// beginnen.',
  'webhook-url-internal': 'Die Adresse muss im öffentlichen Internet liegen.',
  'quiet-time-required': 'Geben Sie eine Uhrzeit wie 22:00 ein.',
  'quiet-times-equal': 'Die Ruhezeit muss zu verschiedenen Zeiten beginnen und enden.',
  'time-zone-unknown': 'Wählen Sie eine Zeitzone wie Europe/Berlin.',
};

/** The workspace's limit of alert rules is reached. */
export const ALERT_LIMIT_TEXT = `Ein Arbeitsbereich kann ${ALERT_RULES_LIMIT} Alarme haben. Löschen Sie einen, um einen weiteren hinzuzufügen.`;
/** A rule without a webhook has no secret. */
export const NO_WEBHOOK_TEXT = 'Dieser Alarm hat keine Webhook-Adresse.';

const HAPPENED: Readonly<Record<OutageKind, string>> = {
  offline: 'ist offline gegangen',
  failed: 'ist ausgefallen',
};

/** Composes the mail about an outage, a recovery, or a test of an alert rule. [PLUS-16] */
export function alertMail(alert: MailedAlert): MailText {
  return {
    greeting: hello(alert.name),
    ...WORDS[alert.message](alert),
    action: { label: 'Dashboard öffnen', url: alert.url },
    footer: `Sie bekommen diese E-Mail durch den Alarm „${named(alert.alert, 'ohne Namen')}“ des Arbeitsbereichs. ${footer}`,
  };
}

const deviceOf = ({ device }: MailedAlert): string => named(device ?? '', 'Ein Gerät');
const workspaceOf = ({ workspace }: MailedAlert): string => named(workspace, 'ohne Namen');

/** Formats an instant as " (1. November 2026 um 14:02 UTC)", or returns the empty text. */
const at = (instant: Date | null): string => (instant === null ? '' : ` (${timeText(instant)})`);

const WORDS: Readonly<
  Record<MailedAlert['message'], (alert: MailedAlert) => Pick<MailText, 'subject' | 'paragraphs'>>
> = {
  outage: (alert) => {
    const happened = HAPPENED[alert.kind ?? 'offline'];
    const reason = outageReason(alert);
    return {
      subject: `${deviceOf(alert)} ${happened} (${workspaceOf(alert)})`,
      paragraphs: [
        `„${deviceOf(alert)}“ im Arbeitsbereich „${workspaceOf(alert)}“ ${happened}${at(alert.since)}.`,
        ...(reason === '' ? [] : [`Grund: ${reason}`]),
      ],
    };
  },
  recovery: (alert) => ({
    subject: `${deviceOf(alert)} ist wieder in Betrieb (${workspaceOf(alert)})`,
    paragraphs: [
      `„${deviceOf(alert)}“ im Arbeitsbereich „${workspaceOf(alert)}“ ist wieder in Betrieb${at(alert.endedAt)}.`,
    ],
  }),
  test: (alert) => ({
    subject: `Test des Alarms „${named(alert.alert, 'ohne Namen')}“ (${workspaceOf(alert)})`,
    paragraphs: [
      'Das ist ein Test. Wenn ein Gerät ausfällt oder offline geht, bekommen Sie eine E-Mail wie diese.',
    ],
  }),
};
