import { JUST_NOW } from '../dashboard.ts';
import type { CopyField, Silence, NextStep } from '@partyline/device-state';

/** Texts of the device drawer and the tile's card. */
export const deviceDrawer = {
  label: (name: string) => `Details of ${name}`,
  previous: 'Previous device',
  next: 'Next device',
  close: 'Close',
  goneTitle: 'This device is no longer here',
  goneText: 'It was moved, unregistered or deleted, or you have no access to it any more.',
  silence: {
    'never-reported': () => 'its host has not reported yet',
    unanswered: (when: string) => `last seen ${when}, its host does not answer`,
    'no-progress': (when: string) => `last seen ${when}, no progress since`,
  } satisfies Record<Silence['why'], (when: string) => string>,
  seen: 'Last seen',
  neverReported: 'Its host has not reported yet',
  forDuration: (duration: string) => (duration === JUST_NOW ? duration : `for ${duration}`),

  /** A problem's consequence, below its reason. */
  consequences: {
    warning: 'It keeps running.',
    start: 'It is offline. Retry starts it again.',
    stop: 'It may still be running. Retry stops it again.',
    save: 'The change may not have been made. Retry sends it again.',
    restart: 'It is still online. Retry stops and starts it.',
  },

  /** When a problem began, and what to do about it; `host` is its name. */
  problemSince: (when: string) => `Since ${when}`,
  nextSteps: {
    watch: () => 'Nothing to do now. If users notice it, restart the device when no one is connected.',
    ask: () => 'Ask a user who may start devices in this workspace to retry it.',
    'name-host': (host: string) => `If it fails again, ask support to look at ${host}.`,
    later: () => 'Retry it in a minute: the host did not accept the command in its state.',
    'name-reason': () => 'If it fails again, give support this reason.',
    'name-device': () => 'If it fails again, give support the device id below.',
  } satisfies Record<NextStep, (host: string) => string>,

  identity: 'Identity',
  type: 'Type',
  types: { virtual: 'Virtual intercom', device: 'Physical device' },
  model: 'Model',
  size: (nodeType: string) => `Size ${nodeType}`,
  version: 'Version',
  upToDate: 'up to date',
  unsupported: 'no longer supported',
  available: (version: string) => `${version} available`,
  workspace: 'Workspace',

  network: 'Network',
  center: 'Data center',
  onSite: 'On site',
  latency: (ms: number) => `${ms} ms from here`,
  latencyHint: 'Round-trip time from this browser',
  fields: { dnsHost: 'DNS host', ip: 'Address', endpoint: 'Endpoint', vicUuid: 'Device id' } satisfies Record<
    CopyField,
    string
  >,
  dns: 'DNS',
  dnsWords: { ready: 'Ready', initiated: 'Being prepared', error: 'Failed', '': 'Not prepared' },
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied to clipboard',
  copyFailed: 'Could not copy.',

  subscription: 'Subscription',
  plan: 'Plan',
  intervals: { week: 'weekly', month: 'monthly', year: 'yearly' },
  users: 'Users',
  usersOf: (connected: number, licensed: number) => `${connected} of ${licensed}`,
  usersConnected: 'Users connected now, of those the plan allows',
  term: 'Renewal',
  noSubscription: 'A physical device needs no subscription of its own.',
  pending: 'A change of the plan is pending.',

  linkGroup: 'Link group',
  leader: 'Leader',
  thisDevice: 'This device',
  noLinkGroup: 'Not in a link group',

  history: 'History',
  historyEmpty: 'No events yet',
  historyFailed: 'The history could not be loaded.',
  retry: 'Retry',
  more: 'Show more',
  historyLoading: 'Loading history',
  command: 'Command',
  commands: { start: 'Start', stop: 'Stop', save: 'Edit', upgrade: 'Upgrade', delete: 'Delete' },
  outcomes: {
    open: 'in progress',
    failed: 'failed',
    superseded: 'replaced by a later one',
    unanswered: 'not answered',
    withdrawn: 'withdrawn',
  },
  kinds: {
    'no-answer': 'No answer',
    moved: 'Moved',
    registered: 'Registered',
    removed: 'Unregistered',
  },
  movedBetween: (from: string, to: string) => `from ${from} to ${to}`,
  movedTo: (to: string) => `to ${to}`,
} as const;
