import { describe, expect, it } from 'vitest';
import * as english from '../index.ts';
import * as german from './index.ts';
import { ENGLISH_WORD, listEntries, listFigures, listTexts } from '../testing/walk.ts';

type Called = (...values: readonly unknown[]) => unknown;

/** A parameter's marker, which no text contains. */
const marker = (name: string): string => `<${name}>`;
const MARKER = /<[a-z]+>/g;
const AT = new Date('2026-11-29T14:02:00Z');

/** The subject of mails and notifications. */
const SUBJECT = {
  ...Object.fromEntries(
    [
      'sender',
      'account',
      'workspace',
      'permission',
      'name',
      'email',
      'url',
      'requester',
      'device',
      'reason',
      'alert',
      'schedule',
      'partner',
      'company',
    ].map((name) => [name, marker(name)]),
  ),
  instance: marker('instance'),
  from: marker('from'),
  role: 'workspace-admin',
  to: marker('to'),
  plan: marker('plan'),
  users: 8,
  count: 3,
  daysLeft: 7,
  expiresAt: AT,
  endsAt: AT,
  since: AT,
  endedAt: AT,
};
const about = (...changes: readonly object[]) => changes.map((change) => [{ ...SUBJECT, ...change }]);
const TRANSFERS = about(
  ...['accepted', 'rejected', 'expired', 'cancelled'].flatMap((outcome) => [
    { kind: 'transfer', outcome },
    { kind: 'request', outcome },
    { kind: 'transfer', outcome, workspace: null },
  ]),
);
const PLACES = about({}, { workspace: null }, { count: 1 });
const ENDS = about(
  ...['trial', 'cancelled', 'past-due'].flatMap((kind) => [
    { kind, step: 'buy' },
    { kind, step: 'ask-owner', instance: null },
    { kind, step: 'ask-partner', workspace: null },
  ]),
);
const WARNINGS = [
  [{ kind: 'expired', atMs: 0, deletedAtMs: 0 }, () => marker('date')],
  ...[
    { atMs: null, isCancelled: false, deletedAtMs: null },
    { atMs: 0, isCancelled: false, deletedAtMs: null },
    { atMs: 0, isCancelled: true, deletedAtMs: null },
    { atMs: 0, isCancelled: true, deletedAtMs: 0 },
  ].map((said) => [{ kind: 'past-due', ...said }, () => marker('date')]),
  [{ kind: 'ends-soon', daysLeft: 7, atMs: 0, deletedAtMs: 0 }, () => marker('date')],
  [{ kind: 'cancelled', atMs: 0, deletedAtMs: 0 }, () => marker('date')],
  [{ kind: 'cancelled', atMs: null, deletedAtMs: null }, () => marker('date')],
  [{ kind: 'will-be-deleted', atMs: 0 }, () => marker('date')],
  [{ kind: 'will-be-deleted', atMs: null }, () => marker('date')],
];
const FAILURES = about(
  { step: 'buy', amount: 19_200 },
  { step: 'ask-owner', amount: null, instance: null, workspace: null },
  { step: 'ask-partner', amount: 19_200, workspace: null },
);
const CONFIRMATIONS = about(
  { amount: 19_200, changesTo: { plan: marker('plan'), users: 8 } },
  { amount: 19_200, changesTo: null, instance: null, workspace: null },
);
const ROLE = 'workspace-admin';
const [NAME, PLACE, MAIL] = [marker('name'), marker('place'), marker('email')];
const entry = (action: string, outcome: string, rest: object = {}) => [
  {
    actor: NAME,
    actorKind: 'user',
    action,
    details: {},
    objectKind: 'workspace',
    objectName: marker('object'),
    objectId: '',
    outcome,
    via: null,
    count: 1,
    ...rest,
  },
];
const AUDIT_ENTRIES = [
  entry('account.rename', 'done'),
  entry('workspace.delete', 'refused'),
  entry('ownership.transfer', 'failed'),
  entry('person.log-out-everywhere', 'failed'),
  entry('invitation.send', 'done', { count: 37 }),
  entry('instance.stop', 'done', { via: { kind: 'schedule', name: marker('schedule') } }),
  entry('call.list-audit', 'refused'),
  entry('unknown.thing', 'done'),
];
const AUDIT_FORMATS = { date: () => marker('date'), price: () => marker('price') };

/** Parameters of functions that take more than texts and figures, by path; a list per call. */
const PARAMETERS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  accountStandingText: [
    [{ subscription: null, subscriptionPlan: [], hasExpiredSubscription: false, hasAnyValidVic: false }],
    [{ subscription: 'trial', subscriptionPlan: [NAME], hasExpiredSubscription: true, hasAnyValidVic: true }],
    [{ subscription: 'paid', subscriptionPlan: [], hasExpiredSubscription: true, hasAnyValidVic: false }],
    [{ subscription: 'paid', subscriptionPlan: [NAME], hasExpiredSubscription: false, hasAnyValidVic: true }],
    [
      {
        subscription: 'paid',
        subscriptionPlan: [NAME, PLACE],
        hasExpiredSubscription: false,
        hasAnyValidVic: true,
      },
    ],
  ],
  accessRequestMail: about({ act: 'instance.start' }, { act: 'instance.start', workspace: null }),
  alertMail: about(
    { message: 'outage', kind: 'failed' },
    { message: 'outage', kind: 'offline', since: null, reason: '' },
    { message: 'recovery', kind: null },
    { message: 'test', device: null },
  ),
  auditActorText: [[{ actor: null, actorKind: 'host' }], [{ actor: NAME, actorKind: 'user' }]],
  auditActionText: [['account.rename'], ['person.export'], ['unknown.thing']],
  auditSentence: AUDIT_ENTRIES,
  auditSentenceParts: AUDIT_ENTRIES,
  auditValueText: [
    ['plan', { kind: 'terms', plan: marker('plan'), users: 24, interval: 'month' }, AUDIT_FORMATS],
    ['endsAt', { kind: 'date', at: null }, AUDIT_FORMATS],
    ['amount', { kind: 'amount', cents: 7, currency: 'USD' }, AUDIT_FORMATS],
    ['access', { kind: 'switch', isOn: true }, AUDIT_FORMATS],
  ],
  listAuditActions: [['renam'], ['x']],
  accountOwnerText: [[null], [NAME]],
  apiTokenMail: about(
    {
      user: NAME,
      scopes: [marker('scope')],
      createdAt: AT,
      browser: marker('browser'),
      system: marker('system'),
      address: marker('address'),
    },
    { user: NAME, scopes: [marker('scope')], createdAt: AT, browser: null, system: null, address: null },
  ),
  contactMail: [[{ id: 7, name: NAME, email: MAIL, message: marker('message'), userUid: marker('uid') }]],
  feedbackMail: [
    [
      {
        id: 7,
        rating: 2,
        categories: ['performance', 'others'],
        message: marker('message'),
        name: NAME,
        email: MAIL,
        page: marker('page'),
        appVersion: marker('version'),
        userUid: marker('uid'),
      },
    ],
  ],
  afterAddingText: [[{ kind: 'failed' }], [{ kind: 'failed' }, marker('message')], [{ kind: 'not-proper' }]],
  deviceRefusalText: [
    [{ by: 'permission', reason: 'no-right' }],
    [
      { by: 'permission', reason: 'no-right' },
      { purchase: 'buy', accountName: NAME },
    ],
    [{ by: 'command', reason: 'deleted' }],
    [{ by: 'open', reason: 'offline' }],
    [{ by: 'upgrade', reason: 'no-newer-version' }],
    [{ by: 'move', reason: 'no-target' }],
    [{ by: 'removal', reason: 'virtual' }],
    [{ by: 'connection' }],
  ],
  rebootText: [
    [{ isLinkGroup: true, deviceNames: [NAME, PLACE] }],
    [{ isLinkGroup: false, deviceNames: [NAME] }],
  ],
  deviceStateLabel: [
    ['starting', 64],
    ['warning', null],
  ],
  failureText: [
    [{ kind: 'server-message', message: marker('message') }],
    [{ kind: 'timeout' }],
    [{ kind: 'maintenance' }],
  ],
  importFileIssueText: [
    [{ code: 'column-missing', column: 'role', near: marker('near') }],
    [{ code: 'too-many-rows' }],
  ],
  importRowIssueText: [['row-malformed']],
  invitationRefusalText: [['owner-ends']],
  pageTitle: [['/login'], ['/dashboard', NAME, PLACE]],
  legalPageTitle: [[{ title: marker('title') }]],
  permissionRefusalText: ['no-right', 'expired', 'trial', 'dirty'].flatMap((reason) =>
    ['buy', 'ask-owner', 'ask-partner'].map((purchase) => [reason, { purchase, accountName: NAME }]),
  ),
  suspendedText: [
    [[{ accountName: NAME, workspaceName: PLACE }]],
    [[{ accountName: NAME, workspaceName: null }]],
  ],
  workspaceNameRefusalText: [
    ['workspace-name-special-characters', 'A/B'],
    ['workspace-name-taken', 'A'],
  ],
  takingRefusalText: [[{ accountName: NAME }]],
  runReasonText: [['missed'], ['quiet'], ['no-right'], ['already-online']],
  scopeMissingText: [['devices:read']],
  startRefusalText: [['no-right'], ['expired']],
  roleNameText: [[ROLE]],
  accessStatusText: [
    ['pending', false],
    ['accepted', true],
    ['expired', false, 'membership'],
  ],
  subscriptionStatementText: WARNINGS,
  subscriptionWarningText: WARNINGS,
  subscriptionEndingMail: ENDS,
  paymentFailedMail: FAILURES,
  paymentConfirmationMail: CONFIRMATIONS,
  customerOfferMail: about({}),
  releaseAskedMail: about({}),
  releasedMail: about({}, { endsAt: null }),
  taxAddedMail: about({}),
  taxLocationMail: about({}),
  workspaceMoveText: [[{ reason: 'source-right', because: 'expired' }], [{ reason: 'same-workspace' }]],
  findHostText: [
    [{ message: `: ${marker('reason')}`, code: 'device-failed', params: { reason: marker('reason') } }],
  ],
  notificationText: about({}, { workspace: null }).map(([params]) => [{ code: 'access-removed', params }]),
  'notificationMessages.device-failed': about({}, { reason: '' }),
  'notificationMessages.ownership-submitted': TRANSFERS,
  'notificationMessages.ownership-answered': TRANSFERS,
  'notificationMessages.subscription-ending': ENDS,
  'notificationMessages.payment-failed': FAILURES,
  'notificationMessages.payment-confirmation': about(
    { amount: 19_200, changesTo: marker('plan') },
    { amount: 19_200, changesTo: null, instance: null, workspace: null },
  ),
  'notificationMessages.tax-added': about({}),
  'notificationMessages.tax-location-missing': about({}),
  'notificationMessages.schedule-paused': about(
    ...['user', 'owner-right', 'device-gone', 'workspace-gone'].map((reason) => ({
      reason,
      action: 'start',
    })),
    { reason: 'owner-right', action: 'stop' },
  ),
  'notificationMessages.access-requested': about(
    { role: ROLE, act: 'instance.start' },
    { role: ROLE, act: 'instance.start', workspace: null },
  ),
  'notificationMessages.access-request-answered': about(
    { act: 'instance.start', state: 'given' },
    { act: 'instance.start', state: 'declined', workspace: null },
  ),
  'notificationMessages.workspace-deleted': about({}),
  'ownershipMails.submitted': TRANSFERS,
  'ownershipMails.answered': TRANSFERS,
  'ownershipMails.received': TRANSFERS,
  'screens.accountsSelect.role': [[ROLE]],
  'screens.accountsSelect.roleIn': [[ROLE, PLACE]],
  'screens.apiTokens.days': [[30], [365]],
  'screens.deviceAlerts.mails': [['managers'], ['operators']],
  'screens.deviceAlerts.message': [
    ['outage', NAME],
    ['recovery', NAME],
    ['test', null],
  ],
  'screens.deviceAlerts.retry': [['timeout', 2, marker('time')]],
  'screens.deviceAlerts.failed': [
    ['status', 500],
    [null, null],
  ],
  'screens.dashboard.elapsed': [[12], [72]],
  'screens.dashboard.duration': [[{ days: 2, hours: 3, minutes: 4 }], [{ days: 0, hours: 0, minutes: 0 }]],
  'screens.inviteDialog.updateText': [[MAIL, ROLE, PLACE, 'vic-admin']],
  'screens.inviteDialog.updateTextUnknown': [[MAIL, PLACE, ROLE]],
  'screens.inviteDialog.updated': [[MAIL, ROLE]],
  'screens.invite.roleName': [[ROLE]],
  'screens.invite.offer': [
    ['', NAME],
    [NAME, PLACE],
  ],
  'screens.manageInvite.roleSaved': [[MAIL, ROLE]],
  'screens.manageInvite.revokeText': [[ROLE, PLACE]],
  'screens.manageInvite.removeText': [[ROLE, PLACE]],
  'screens.manageInvite.leaveText': [[ROLE, PLACE]],
  'screens.manageInvite.showMore': [[null], [47]],
  'screens.manageInvite.total': [[null], [1_234]],
  'screens.manageInvite.page': [
    [1, 50, null],
    [51, 100, 1_234],
  ],
  'screens.peopleBulk.done.role': [[ROLE]],
  'screens.peopleBulk.done.endsAt': [[NAME], [null]],
  'screens.landing.plans.sizes': [[[4, 8, 12]]],
  'screens.login.otherWay': [
    [MAIL, []],
    [MAIL, ['Google', NAME]],
  ],
  'screens.notifications.preferences.choice': [
    ['device-failed', 'feed'],
    ['device-failed', 'mail'],
  ],
  'screens.ownership.recipientText': [
    ['', MAIL, ROLE],
    [NAME, MAIL, ROLE],
  ],
  'screens.profileGate.acceptWaitsFor': [
    [{ missing: [NAME], 'too-long': [PLACE], 'too-short': [MAIL], wrong: [] }, true],
    [{ missing: [], 'too-long': [], 'too-short': [], wrong: [NAME, PLACE] }, false],
  ],
  'screens.schedules.what': [
    ['start', NAME],
    ['stop', null],
  ],
  'screens.schedules.weekly': [
    [['mon', 'fri'], marker('time'), marker('zone')],
    [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], marker('time'), marker('zone')],
  ],
  'screens.schedules.owner': [[null], [NAME]],
  'screens.schedules.pauseText': ['user', 'owner-right', 'device-gone', 'workspace-gone'].flatMap((reason) =>
    ['start', 'stop'].map((action) => [reason, action]),
  ),
  'screens.schedules.last': ['running', 'partly', 'quiet'].map((outcome) => [outcome, marker('time')]),
  'screens.schedules.counts': [
    [1, 0, 2],
    [5, 3, 0],
  ],
  'screens.whoCan.makers': [[['account-owner', 'account-admin']]],
  'screens.whoCan.needMakers': [[['account-owner']]],
  'screens.whoCan.can': [[1], [5]],
  'screens.whoCan.cannot': [[1], [5]],
  'screens.idleDialog.clock': [[65]],
  'screens.idleDialog.left': [[65], [120], [0], [1]],
  'screens.shell.findKeys': [[true], [false]],
};

/** Calls of a function: by path, as a mail or notification, or with a marker per parameter. */
function callsOf(path: string, called: Called): readonly (readonly unknown[])[] {
  const given = PARAMETERS[path];
  if (given !== undefined) return given;
  if (/^(?:mails|notificationMessages)\./.test(path)) return PLACES;
  const letters = ['a', 'b', 'c', 'd', 'e'].slice(0, called.length);
  const isOfTexts = !/\$\{\w+ \+ 1\}|plural\(|=== 1 /.test(String(called));
  return [letters.map(marker), ...(isOfTexts ? [] : [letters.map(() => 1), letters.map(() => 5)])];
}

const isFunction = (value: unknown): value is Called => typeof value === 'function';
const functionsOf = (catalogue: object) =>
  listEntries({ ...catalogue }).flatMap(({ path, value }) =>
    isFunction(value) ? [[path, value] as const] : [],
  );
const germanFunctions = new Map(functionsOf(german));
const functions = functionsOf(english);

/** The texts of a call with their markers and figures. */
function said(called: Called, values: readonly unknown[]) {
  const text = listTexts({ result: called(...values) }).join('\n');
  return {
    text,
    markers: [...new Set(text.match(MARKER))].toSorted(),
    figures: [...new Set(listFigures(text))].toSorted(),
  };
}

/** Functions that quote English names of the API. */
const NAMES = /^scopeMissingText$/;
/** Functions with equal words in both languages. */
const SAME = ['screens.billing.subscriptions.in', 'screens.deviceCare.latency'];

describe('the functions of the German catalogue', () => {
  it('are the functions of the English one', () => {
    expect(functions.length).toBeGreaterThan(250);
    expect([...germanFunctions.keys()]).toEqual(expect.arrayContaining(functions.map(([path]) => path)));
    expect(Object.keys(PARAMETERS).filter((path) => !germanFunctions.has(path))).toEqual([]);
  });

  it('[PLUS-30] say every parameter and every figure that the English ones say', () => {
    for (const [path, called] of functions) {
      const other = germanFunctions.get(path) ?? expect.fail(path);
      for (const values of callsOf(path, called)) {
        const expected = said(called, values);
        const actual = said(other, values);
        const where = `${path}: ${actual.text}`;
        expect(actual.markers, where).toEqual(expected.markers);
        expect(actual.figures, where).toEqual(expected.figures);
        expect(actual.text, where).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  it('[PLUS-30] leave no sentence in English', () => {
    const left = functions.flatMap(([path, called]) => {
      const other = germanFunctions.get(path) ?? expect.fail(path);
      return callsOf(path, called).flatMap((values) => {
        const { text } = said(called, values);
        const hasWords = /[a-z]{2}/i.test(text.replaceAll(MARKER, ''));
        return hasWords && text === said(other, values).text ? [path] : [];
      });
    });
    expect([...new Set(left)]).toEqual(SAME);
  });

  it('[PLUS-30] leave no part of a sentence in English', () => {
    for (const [path, called] of germanFunctions) {
      for (const values of callsOf(path, called)) {
        const { text } = said(called, values);
        if (!NAMES.test(path)) expect(text.replaceAll(MARKER, ''), path).not.toMatch(ENGLISH_WORD);
      }
    }
  });
});
