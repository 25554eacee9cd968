import { LATEST_START_MINUTES, SCHEDULE_NAME_MAX_LENGTH, SCHEDULES_LIMIT } from '@partyline/schedules';
import type * as english from '../../errors/schedules.ts';
import type { Translation } from '../../translation.ts';
import { FORM_ISSUE_TEXTS } from './forms.ts';
import { COMMAND_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS } from './refusals.ts';

/** Issues of a schedule or quiet hours, by code. [PLUS-15] */
export const SCHEDULE_ISSUE_TEXTS: Translation<typeof english.SCHEDULE_ISSUE_TEXTS> = {
  'wrong-type': 'Dieses Feld hat den falschen Typ.',
  'unknown-field': 'Dieses Feld ist nicht bekannt.',
  'schedule-name-required': 'Name ist erforderlich.',
  'schedule-name-too-long': `Name darf höchstens ${SCHEDULE_NAME_MAX_LENGTH} Zeichen lang sein.`,
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'schedule-device-unknown': 'Wählen Sie ein Gerät aus diesem Arbeitsbereich.',
  'schedule-date-required': 'Wählen Sie ein Datum.',
  'schedule-in-the-past': 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
  'schedule-days-required': 'Wählen Sie mindestens einen Tag.',
  'schedule-time-required': 'Geben Sie eine Uhrzeit wie 18:30 ein.',
  'quiet-times-equal': 'Die Ruhezeit muss zu verschiedenen Zeiten beginnen und enden.',
  'time-zone-unknown': 'Wählen Sie eine Zeitzone wie Europe/Berlin.',
};

/** The workspace's limit of schedules is reached. */
export const SCHEDULE_LIMIT_TEXT = `Ein Arbeitsbereich kann ${SCHEDULES_LIMIT} Zeitpläne haben. Löschen Sie einen, um einen weiteren hinzuzufügen.`;

/** Why a run did nothing, besides refused commands. */
export const RUN_REASON_TEXTS: Translation<typeof english.RUN_REASON_TEXTS> = {
  missed: `Der Zeitplan konnte nicht innerhalb von ${LATEST_START_MINUTES} Minuten laufen.`,
  quiet: 'Der Zeitplan war in der Ruhezeit des Arbeitsbereichs fällig.',
  'device-gone': 'Das Gerät ist nicht mehr in diesem Arbeitsbereich.',
  'workspace-gone': 'Der Arbeitsbereich wurde gelöscht.',
};

const REASONS: Readonly<Record<string, string>> = {
  ...RUN_REASON_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  'no-right': 'Der Benutzer, der den Zeitplan zuletzt gespeichert hat, darf das nicht.',
  'not-found': 'Der Benutzer, der den Zeitplan zuletzt gespeichert hat, hat keinen Zugang zum Gerät.',
};

/** Explains why a run, or a device in it, was refused; an unknown code is returned itself. [PLUS-7, PLUS-15] */
export function runReasonText(reason: string): string {
  return REASONS[reason] ?? reason;
}
