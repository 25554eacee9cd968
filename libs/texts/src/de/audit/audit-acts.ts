import type { ActTexts } from '../../audit/act-texts.ts';
import type * as english from '../../audit/audit-acts.ts';
import { auditTextsOf, type AuditWords } from '../../audit/audit-sentence.ts';
import type { Translation } from '../../translation.ts';
import { CHANGE_ACTS } from './acts/change-acts.ts';
import { CALL_ACTS, UNKNOWN_ACT } from './acts/call-acts.ts';
import { ACCOUNT_ACTS } from './acts/account-acts.ts';
import { DEVICE_ACTS } from './acts/device-acts.ts';
import { INVITATION_ACTS } from './acts/invitation-acts.ts';
import { MEMBER_ACTS } from './acts/member-acts.ts';
import { SCHEDULE_ACTS } from './acts/schedule-acts.ts';
import { SUBSCRIPTION_ACTS } from './acts/subscription-acts.ts';
import { WORKSPACE_ACTS } from './acts/workspace-acts.ts';

/** Texts of the audited actions. [PLUS-22] */
export const AUDIT_ACTION_TEXTS: Readonly<Record<string, ActTexts>> = {
  ...ACCOUNT_ACTS,
  ...DEVICE_ACTS,
  ...INVITATION_ACTS,
  ...MEMBER_ACTS,
  ...SCHEDULE_ACTS,
  ...SUBSCRIPTION_ACTS,
  ...WORKSPACE_ACTS,
};

/** Action groups of the log's filter: the part before the dot. */
export const AUDIT_GROUP_TEXTS: Translation<typeof english.AUDIT_GROUP_TEXTS> = {
  workspace: 'Arbeitsbereiche',
  instance: 'Geräte: Befehle und Änderungen',
  device: 'Geräte: hinzugefügt und entfernt',
  alert: 'Alarme',
  'api-token': 'API-Token',
  support: 'Auskünfte an den Support',
  partner: 'Partner und ihre Kunden',
  'support-token': 'Support-Token',
  schedule: 'Zeitpläne',
  invitation: 'Einladungen',
  membership: 'Zugang von Mitgliedern',
  ownership: 'Inhaberschaft',
  account: 'Das Konto',
  trial: 'Testphasen',
  subscription: 'Abonnements',
  payment: 'Erstattungen und Anfechtungen',
  profile: 'Profile',
  eula: 'Lizenzvereinbarung',
  person: 'Sitzungen und eigene Daten',
  call: 'Aufrufe ohne Berechtigung',
};

const WORDS: AuditWords = {
  locale: 'de',
  acts: AUDIT_ACTION_TEXTS,
  changes: CHANGE_ACTS,
  calls: CALL_ACTS,
  unknown: UNKNOWN_ACT,
  others: (what, count) => `${what} und ${count} weitere`,
  actors: { user: 'Ein gelöschter Benutzer', host: 'Das Rechenzentrum', system: 'Der Dienst' },
  schedule: (name) => `Der Zeitplan ${name}`,
  deletedSchedule: 'Ein gelöschter Zeitplan',
};

export const { auditActorText, auditActionText, auditSentence, auditSentenceParts, listAuditActions } =
  /* @__PURE__ */ auditTextsOf(WORDS);
