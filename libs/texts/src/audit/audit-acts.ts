import { CHANGE_ACTS } from './acts/change-acts.ts';
import { CALL_ACTS, UNKNOWN_ACT } from './acts/call-acts.ts';
import { ACCOUNT_ACTS } from './acts/account-acts.ts';
import { DEVICE_ACTS } from './acts/device-acts.ts';
import { INVITATION_ACTS } from './acts/invitation-acts.ts';
import { MEMBER_ACTS } from './acts/member-acts.ts';
import { SCHEDULE_ACTS } from './acts/schedule-acts.ts';
import { SUBSCRIPTION_ACTS } from './acts/subscription-acts.ts';
import { WORKSPACE_ACTS } from './acts/workspace-acts.ts';
import type { ActTexts } from './act-texts.ts';
import { auditTextsOf, type AuditWords } from './audit-sentence.ts';

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
export const AUDIT_GROUP_TEXTS = {
  workspace: 'Workspaces',
  instance: 'Devices: commands and changes',
  device: 'Devices: added and unregistered',
  alert: 'Alerts',
  'api-token': 'API tokens',
  support: 'Support',
  'support-token': 'Support tokens',
  partner: 'Partners and their customers',
  schedule: 'Schedules',
  invitation: 'Invitations',
  membership: 'Access of members',
  ownership: 'Ownership',
  account: 'The account',
  trial: 'Trials',
  subscription: 'Subscriptions',
  payment: 'Refunds and disputes',
  profile: 'Profiles',
  eula: 'License agreement',
  person: 'Sessions and own data',
  call: 'Calls without the right',
} as const satisfies Record<string, string>;

const WORDS: AuditWords = {
  locale: 'en',
  acts: AUDIT_ACTION_TEXTS,
  changes: CHANGE_ACTS,
  calls: CALL_ACTS,
  unknown: UNKNOWN_ACT,
  others: (what, count) => `${what} and ${count} more`,
  actors: { user: 'A deleted user', host: 'The data center', system: 'The service' },
  schedule: (name) => `Schedule ${name}`,
  deletedSchedule: 'A deleted schedule',
};

export const { auditActorText, auditActionText, auditSentence, auditSentenceParts, listAuditActions } =
  /* @__PURE__ */ auditTextsOf(WORDS);
