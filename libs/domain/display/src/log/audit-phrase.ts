import { listAuditChanges, type AuditedAct } from './audit-changes.ts';

/** Phrases for a change of one thing, where the action names the whole object. */
export type AuditPhrase =
  | 'access.role'
  | 'access.end-date'
  | 'access.no-end-date'
  | 'device.name'
  | 'device.data-center';

/** Returns the phrase for an act's sentence: its action, unless a single known thing was changed. [PLUS-22] */
export function auditPhraseOf(act: AuditedAct): string {
  const isAccess = act.action === 'membership.change' || act.action === 'invitation.change';
  if (!isAccess && act.action !== 'instance.save') return act.action;
  const [change, ...others] = listAuditChanges(act);
  if (change === undefined || others.length > 0) return act.action;
  switch (change.field) {
    case 'role':
      return 'access.role' satisfies AuditPhrase;
    case 'endsAt':
      return (
        change.now.kind === 'date' && change.now.at === null ? 'access.no-end-date' : 'access.end-date'
      ) satisfies AuditPhrase;
    case 'name':
      return 'device.name' satisfies AuditPhrase;
    case 'dataCenter':
      return 'device.data-center' satisfies AuditPhrase;
    default:
      return act.action;
  }
}

/** Parts of the service that a refused call asked for. */
export type AuditArea =
  | 'audit-log'
  | 'alerts'
  | 'schedules'
  | 'api-tokens'
  | 'ownership'
  | 'billing'
  | 'people'
  | 'notifications'
  | 'devices'
  | 'workspaces'
  | 'account'
  | 'service';

/** By a word of the call's name; the first that fits. */
const AREA_WORDS: readonly (readonly [AuditArea, RegExp])[] = [
  ['audit-log', /audit/],
  ['alerts', /alert/],
  ['schedules', /schedule|quiet/],
  ['api-tokens', /token/],
  ['ownership', /owner|transfer|handover|recipient/],
  [
    'billing',
    /subscri|checkout|billing|invoice|plan|price|payment|change-preview|purchase|customer|release|withdraw-change/,
  ],
  ['people', /people|invit|access|leave|who-can/],
  ['notifications', /notif|stream/],
  ['devices', /instance|device|vic|command|favorite|management|deployment|trial|problem/],
  ['workspaces', /workspace|create-or-move/],
  ['account', /account|user|profile|eula|session|language|own|export|register|first-steps/],
];

/** Returns the part of the service that a call such as `list-audit` asked for. [PLUS-22] */
export function auditAreaOf(call: string): AuditArea {
  return AREA_WORDS.find(([, words]) => words.test(call))?.[0] ?? 'service';
}
