import { DNS_STATUSES, STATES, STATUSES, commandDecision } from '@partyline/device-state';
import { ACTIONS, WORKSPACE_KINDS, can, subjectFor } from '@partyline/permissions';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  WORDINGS,
} from '@partyline/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, dataOf } from '../testing/call.ts';
import { changesOf } from './changes.ts';
import { explain } from './question.ts';
import type { Place, Question } from './question.ts';
import { listSmallestChanges } from './smallest-changes.ts';

const anyDevice = fc.record({
  deviceType: fc.constantFrom('virtual' as const, 'device' as const),
  state: fc.constantFrom(...STATES),
  status: fc.constantFrom('' as const, ...STATUSES),
  DNSStatus: fc.constantFrom(...DNS_STATUSES),
  openCommand: fc.constant(null),
});
const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.record({
    on: fc.constant('account' as const),
    branch: fc.constantFrom('workspace', 'subscription', 'accountName'),
  }),
  fc.record({
    on: fc.constant('workspace' as const),
    kind: fc.constantFrom(...WORKSPACE_KINDS),
    isDirty: fc.boolean(),
  }),
  fc.record({
    on: fc.constant('instance' as const),
    isExpired: fc.boolean(),
    hasWorkspace: fc.boolean(),
    device: fc.option(anyDevice),
  }),
);
const anyQuestion: fc.Arbitrary<Question> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  roles: fc.subarray([...STORED_ROLES], { minLength: 1 }),
  plan: fc.constantFrom(...ACCOUNT_PLAN_TYPES),
  customer: fc.constantFrom(...CUSTOMER_STATUSES),
  place: anyPlace,
});

describe('what would allow it', () => {
  it('is allowed when it is done, is as short as can be, and changes nothing twice', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        fc.pre(!explain(question).allowed);
        const ways = listSmallestChanges(
          question,
          changesOf(question),
          (changed) => explain(changed).allowed,
        );
        for (const way of ways) {
          expect(explain(way.reduce((changed, { apply }) => apply(changed), question)).allowed).toBe(true);
          expect(new Set(way.map(({ name }) => name)).size).toBe(way.length);
          expect(way).toHaveLength(ways[0]?.length ?? 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is nothing where no role holds the action on such an object', async () => {
    const outcome = await call([
      'explain-permission',
      'create',
      '--role',
      'account-owner',
      '--on',
      'instance',
    ]);
    expect(outcome.stdout).toContain('Nothing would allow it');
    expect(
      dataOf(await call(['explain-permission', 'create', '--role', '1', '--on', 'instance', '--json'])),
    ).toMatchObject({
      wouldAllow: [],
    });
  });

  it('names roles, plans, kinds of workspace and states, alone or together', async () => {
    const wouldAllow = async (line: string) => {
      const data = dataOf(await call(['explain-permission', ...line.split(' '), '--json']));
      return (data as { wouldAllow: unknown }).wouldAllow; // The shape documented in docs/support.md.
    };
    expect(await wouldAllow('invite --role workspace-admin --workspace invited --plan trial')).toEqual([
      { plan: 'paid' },
    ]);
    expect(await wouldAllow('rename --role account-admin --on account.accountName')).toEqual([
      { role: 'account-owner' },
    ]);
    expect(await wouldAllow('delete --role account-admin --workspace default')).toEqual([
      { workspace: 'shared' },
      { workspace: 'orphanage' },
    ]);
    expect(await wouldAllow('start --role vic-admin --state online')).toEqual([
      { 'device state': 'offline' },
    ]);
    expect(await wouldAllow('transferOwnership --role workspace-owner --workspace invited --dirty')).toEqual([
      { 'open invitation, transfer or move': 'none' },
    ]);
    expect(await wouldAllow('start --role vic-admin --expired --no-workspace')).toEqual([
      { subscription: 'not expired', 'device in a workspace': 'yes' },
    ]);
  });
});

describe('the answer', () => {
  it('is that of the permissions wherever no device is asked', () => {
    fc.assert(
      fc.property(
        anyQuestion,
        fc.constantFrom(...WORKSPACE_KINDS),
        fc.boolean(),
        (question, kind, isDirty) => {
          const { action, roles, plan, customer } = question;
          const target = {
            kind: 'workspace',
            roleType: kind,
            isDefault: kind === 'default',
            isDirty,
          } as const;
          const decision = can(
            subjectFor({ roles, planType: plan, customerStatus: customer }),
            action,
            target,
          );
          const answer = explain({ ...question, place: { on: 'workspace', kind, isDirty } });
          expect(answer.allowed).toBe(decision.allowed);
          if (!answer.allowed && !decision.allowed) expect(answer.reason).toBe(decision.reason);
        },
      ),
    );
  });

  it('is the device’s where its state forbids what the role allows', () => {
    fc.assert(
      fc.property(anyDevice, fc.constantFrom('start' as const, 'stop' as const), (device, action) => {
        const place: Place = { on: 'instance', isExpired: false, hasWorkspace: true, device };
        const answer = explain({ action, roles: ['vic-admin'], plan: 'paid', customer: 'B2C', place });
        const decision = commandDecision({ ...device, deploymentTargetId: 'x' }, action);
        expect(answer).toEqual(
          decision.allowed
            ? decision
            : {
                allowed: false,
                by: 'device',
                reason: decision.reason,
                text: COMMAND_REFUSAL_TEXTS[decision.reason],
                isHidden: false,
              },
        );
      }),
    );
  });

  it.each([
    ['start --role endpoint-user', 'no-right', WORDINGS.startNotAllowed],
    ['start --role vic-admin --no-workspace', 'no-workspace', WORDINGS.startNotAllowed],
    ['start --role vic-admin --expired', 'expired', PERMISSION_REFUSAL_TEXTS.expired],
    ['stop --role vic-admin --state offline', 'already-offline', COMMAND_REFUSAL_TEXTS['already-offline']],
    [
      'stop --role vic-admin --state online --status stopping',
      'in-progress',
      COMMAND_REFUSAL_TEXTS['in-progress'],
    ],
    ['ccm --role vic-admin --state online --dns error', 'dns-error', OPEN_REFUSAL_TEXTS['dns-error']],
    ['change-target --role account-owner --state online', 'running', PERMISSION_REFUSAL_TEXTS.running],
    [
      'change-target --role 5 --state offline --device-type physical',
      'data-center-of-physical-device',
      COMMAND_REFUSAL_TEXTS['data-center-of-physical-device'],
    ],
    [
      'buy --role account-owner --customer PARTNER_CUSTOMER',
      'partner-customer',
      PERMISSION_REFUSAL_TEXTS['partner-customer'],
    ],
    [
      'cancel --role account-admin --customer PARTNER_CUSTOMER',
      'partner-customer',
      PERMISSION_REFUSAL_TEXTS['partner-customer'],
    ],
    [
      'add --role account-owner --plan free --customer PARTNER_CUSTOMER',
      'no-plan',
      PERMISSION_REFUSAL_TEXTS['no-plan'],
    ],
  ])('to %j is %s, in the words of the product', async (line, reason, text) => {
    const outcome = await call(['explain-permission', ...line.split(' ')]);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stdout.split('\n')[0]).toBe(`Refused: ${text} [${reason}]`);
  });
});

it.each(['virtual', 'physical'])('[GP-14] is answered alike for a %s device', async (type) => {
  const codeOf = async (line: string): Promise<number> =>
    (await call(['explain-permission', ...`${line} --device-type ${type}`.split(' ')])).exitCode;
  expect(await codeOf('stop --role vic-admin --state online')).toBe(0);
  expect(await codeOf('stop --role vic-admin --state offline')).toBe(1);
  expect(await codeOf('stop --role endpoint-user --state online')).toBe(1);
  expect(await codeOf('start --role vic-admin --state offline')).toBe(0);
});

describe('a question', () => {
  it.each([
    ['view --role account-owner', 'Say what "view" is done to: --on workspace, instance, '],
    ['delete --role account-owner', 'Say which workspace: --workspace default, '],
    [
      'start --role account-owner --workspace shared --state online',
      '--state says nothing about the object "workspace".',
    ],
    ['start --role account-owner --on instance --dirty', '--dirty says nothing about the object "instance".'],
    ['buy --role account-owner --on account.subscription --expired', '--expired says nothing'],
    ['start --role trial', 'There is no role "trial"'],
    ['start --role 9', 'There is no role "9"'],
    ['start', 'Name a role'],
    ['start --role 1 --period-end 2026-01-01T00:00:00Z', '--period-end needs --subscription'],
    ['start --role 1 --subscription Subscribed --expired', 'Give either'],
    ['start --role 1 --subscription notsubscribed', 'Say when the period'],
    ['start --role 1 --subscription notsubscribed --period-end yesterday', '--period-end is an instant'],
  ])('of %j is wrong use', async (line, sentence) => {
    const { exitCode, stderr, stdout } = await call(['explain-permission', ...line.split(' ')]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  it('takes roles by name, title and id, and several at once', async () => {
    for (const role of ['account-owner', 'Account Owner', '1', 'ACCOUNT-OWNER']) {
      const { exitCode } = await call([
        'explain-permission',
        'buy',
        '--role',
        'endpoint-user',
        '--role',
        role,
      ]);
      expect(exitCode, role).toBe(0);
    }
  });

  it.each([
    ['2026-11-20T12:00:00Z', 1],
    ['2026-11-20T12:00:01Z', 0],
  ])('counts a subscription whose period ends at %s', async (end, exitCode) => {
    const subscription = ['--subscription', 'Not Subscribed', '--period-end', end];
    expect(await call(['explain-permission', 'start', '--role', '1', ...subscription])).toMatchObject({
      exitCode,
    });
  });
});
