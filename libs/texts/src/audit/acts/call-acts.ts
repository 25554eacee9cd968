import type { AuditArea } from '@partyline/display';
import type { ActTexts } from '../act-texts.ts';

/** Sentences of calls, by the part of the service that was asked for. [PLUS-22] */
export const CALL_ACTS = {
  'audit-log': {
    label: 'Use the audit log',
    done: (who) => `${who} used the audit log`,
    refused: (who) => `${who} tried to use the audit log and was *refused*`,
    failed: (who) => `${who} could not use the audit log`,
  },
  alerts: {
    label: 'Use alerts',
    done: (who) => `${who} used alerts`,
    refused: (who) => `${who} tried to use alerts and was *refused*`,
    failed: (who) => `${who} could not use alerts`,
  },
  schedules: {
    label: 'Use schedules',
    done: (who) => `${who} used schedules`,
    refused: (who) => `${who} tried to use schedules and was *refused*`,
    failed: (who) => `${who} could not use schedules`,
  },
  'api-tokens': {
    label: 'Use API tokens',
    done: (who) => `${who} used API tokens`,
    refused: (who) => `${who} tried to use API tokens and was *refused*`,
    failed: (who) => `${who} could not use API tokens`,
  },
  ownership: {
    label: 'Use ownership',
    done: (who) => `${who} used ownership`,
    refused: (who) => `${who} tried to use ownership and was *refused*`,
    failed: (who) => `${who} could not use ownership`,
  },
  billing: {
    label: 'Use billing',
    done: (who) => `${who} used billing`,
    refused: (who) => `${who} tried to use billing and was *refused*`,
    failed: (who) => `${who} could not use billing`,
  },
  people: {
    label: 'Use people and invitations',
    done: (who) => `${who} used people and invitations`,
    refused: (who) => `${who} tried to use people and invitations and was *refused*`,
    failed: (who) => `${who} could not use people and invitations`,
  },
  notifications: {
    label: 'Use notifications',
    done: (who) => `${who} used notifications`,
    refused: (who) => `${who} tried to use notifications and was *refused*`,
    failed: (who) => `${who} could not use notifications`,
  },
  devices: {
    label: 'Use devices',
    done: (who) => `${who} used devices`,
    refused: (who) => `${who} tried to use devices and was *refused*`,
    failed: (who) => `${who} could not use devices`,
  },
  workspaces: {
    label: 'Use workspaces',
    done: (who) => `${who} used workspaces`,
    refused: (who) => `${who} tried to use workspaces and was *refused*`,
    failed: (who) => `${who} could not use workspaces`,
  },
  account: {
    label: 'Use the account',
    done: (who) => `${who} used the account`,
    refused: (who) => `${who} tried to use the account and was *refused*`,
    failed: (who) => `${who} could not use the account`,
  },
  service: {
    label: 'Use the service',
    done: (who) => `${who} used the service`,
    refused: (who) => `${who} tried to use the service and was *refused*`,
    failed: (who) => `${who} could not use the service`,
  },
} as const satisfies Record<AuditArea, ActTexts>;

/** Sentences of an act that this version does not know. */
export const UNKNOWN_ACT = {
  label: 'Do something that this version cannot describe',
  done: (who) => `${who} did something that this version cannot describe`,
  refused: (who) => `${who} tried to do something that this version cannot describe and was *refused*`,
  failed: (who) => `${who} could not do something that this version cannot describe`,
} as const satisfies ActTexts;
