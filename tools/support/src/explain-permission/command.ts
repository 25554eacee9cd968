import { ACTION_TEXTS } from '@partyline/texts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { orList } from '../cli/choose-word.ts';
import { changesOf } from './changes.ts';
import { explain } from './question.ts';
import type { Explained, Question } from './question.ts';
import { readQuestion } from './read-question.ts';
import { listSmallestChanges } from './smallest-changes.ts';
import type { Change } from './smallest-changes.ts';

type Way = readonly Change<Question>[];

/** Groups ways that differ in their first change only. */
function describeWays(ways: readonly Way[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [first, ...others] of ways) {
    if (first === undefined) continue;
    const rest = others
      .map(({ name, value }) => `, and ${name}: ${value === '' ? '(empty)' : value}`)
      .join('');
    const key = `${first.name}\n${rest}`;
    groups.set(key, [...(groups.get(key) ?? []), first.value === '' ? '(empty)' : first.value]);
  }
  return [...groups].map(([key, values]) => {
    const [name = '', rest = ''] = key.split('\n');
    return `  ${name}: ${orList(values)}${rest}`;
  });
}

function describePlace({ place }: Question): string {
  if (place.on === 'account') return `the account's ${place.branch}`;
  if (place.on === 'workspace') return `a workspace of kind ${place.kind}${place.isDirty ? ', dirty' : ''}`;
  const { device } = place;
  const words = [
    place.isExpired ? 'subscription expired' : 'subscription not expired',
    ...(place.hasWorkspace ? [] : ['in no workspace']),
    ...(device === null
      ? ['its state not asked']
      : [
          device.deviceType,
          device.state,
          device.status || 'no status',
          `DNS ${device.DNSStatus || 'unknown'}`,
        ]),
  ];
  return `an instance (${words.join(', ')})`;
}

/** Explains what the right is for, where its name does not say it all. [HZ-4] */
function coveredBy({ action, place }: Question): string[] {
  if (place.on !== 'workspace' || (action !== 'invite' && action !== 'revoke')) return [];
  return [`The right covers: ${ACTION_TEXTS.workspace[action]}.`];
}

function describe(question: Question, answer: Explained, ways: readonly Way[]): string[] {
  const { action, roles, plan, customer } = question;
  const asked = `Asked: may ${roles.join(' with ')} do ${action} on ${describePlace(question)}; plan ${plan}, customer ${customer}.`;
  const covers = coveredBy(question);
  if (answer.allowed) return ['Allowed.', asked, ...covers];
  const control = answer.isHidden
    ? 'The control is hidden.'
    : 'The control is shown disabled, with this reason.';
  const advice =
    ways.length === 0
      ? ['Nothing would allow it: no role, plan or state does.']
      : ['What would allow it, one of:', ...describeWays(ways)];
  return [`Refused: ${answer.text} [${answer.reason}]`, asked, ...covers, control, ...advice];
}

function run(call: Call): Answer {
  const question = readQuestion(call);
  const answer = explain(question);
  const ways = answer.allowed
    ? []
    : listSmallestChanges(question, changesOf(question), (changed) => explain(changed).allowed);
  return {
    exitCode: answer.allowed ? 0 : 1,
    lines: describe(question, answer, ways),
    data: {
      question,
      allowed: answer.allowed,
      refusal: answer.allowed
        ? null
        : { reason: answer.reason, text: answer.text, by: answer.by, isHidden: answer.isHidden },
      wouldAllow: ways.map((way) => Object.fromEntries(way.map(({ name, value }) => [name, value]))),
    },
  };
}

export const explainPermission: Command = {
  usage: 'ACTION --role ROLE [options]',
  about: ['Says whether a role may do something, and if not, why not and what would allow it.'],
  options: {
    role: { value: 'ROLE', isRepeatable: true, help: 'a role that covers the object, by name, title or id' },
    on: {
      value: 'OBJECT',
      help: 'instance, workspace, account.workspace, account.subscription or account.accountName',
    },
    plan: { value: 'TYPE', help: "the account's plan type: paid (the default), trial or free" },
    customer: { value: 'STATUS', help: 'B2C (the default), AUTHORIZED_PARTNER or PARTNER_CUSTOMER' },
    workspace: { value: 'KIND', help: 'default, shared, orphanage or invited' },
    dirty: { help: 'an owner invitation, a transfer, a request or a move is open in the workspace' },
    expired: { help: "the instance's subscription has expired" },
    subscription: { value: 'STATUS', help: '"Subscribed", "Past-Due" or "Not Subscribed"' },
    'period-end': { value: 'INSTANT', help: 'when the period of that subscription ends' },
    'no-workspace': { help: 'the instance belongs to no workspace' },
    state: { value: 'STATE', help: 'the device is online or offline (the default); asks the device too' },
    status: { value: 'STATUS', help: 'the status of the device, such as healthy (the default) or init' },
    dns: { value: 'STATUS', help: 'the DNS status of the device: ready (the default), initiated or error' },
    'device-type': { value: 'TYPE', help: 'virtual (the default), device or physical' },
  },
  mostArguments: 1,
  exits: { 0: 'allowed', 1: 'refused' },
  examples: [
    'start --role vic-admin --state offline',
    'invite --role workspace-admin --workspace shared --plan trial',
    'buy --role account-admin --customer PARTNER_CUSTOMER --json',
  ],
  run,
};
