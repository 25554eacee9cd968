import { REGISTER_STATES, explainRoute, parseRegisterState } from '@partyline/session';
import type { RouteDecision, RouteFacts } from '@partyline/session';
import { ROUTE_RULE_TEXTS } from '@partyline/texts';
import { chooseCount, chooseWord } from '../cli/choose-word.ts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';

const SIGNED_IN_ONLY = [
  'login-pending',
  'unverified',
  'register-state',
  'pending-invite',
  'associations',
  'chosen',
];

function readFacts(call: Call): RouteFacts {
  const [path] = call.args;
  if (path === undefined) throw new WrongUse('Name the page the visitor opens, such as /dashboard.');
  const hasIdentityUser = call.isSet('signed-in');
  const stray = hasIdentityUser ? undefined : SIGNED_IN_ONLY.find(call.isSet);
  if (stray !== undefined)
    throw new WrongUse(`--${stray} does not apply to a signed-out visitor: add --signed-in.`);
  const state = call.value('register-state');
  const associationsCount = chooseCount(
    '--associations',
    call.value('associations') ?? (hasIdentityUser ? '1' : '0'),
  );
  return {
    maintenance: call.isSet('maintenance'),
    isIdleTimeoutAction: call.isSet('idle'),
    hasIdentityUser,
    isLoggedUser: hasIdentityUser && !call.isSet('login-pending'),
    isEmailVerified: hasIdentityUser && !call.isSet('unverified'),
    registerState:
      state === undefined
        ? null
        : (parseRegisterState(state) ?? chooseWord('register state', REGISTER_STATES, state)),
    hasPendingInvite: call.isSet('pending-invite'),
    associationsCount,
    hasChosenAccount: call.isSet('chosen') || (hasIdentityUser && associationsCount === 1),
    path,
  };
}

function describe(decision: RouteDecision, path: string): string {
  if (decision.kind === 'stay') return `Stays on ${quoted(path)}.`;
  if (decision.kind === 'wait') return `Waits on ${quoted(path)}, under the spinner.`;
  const remembered = decision.keepsRedirectTo ? `; ${quoted(path)} is remembered, to come back to it` : '';
  return `Sent from ${quoted(path)} to ${decision.to}${remembered}.`;
}

function run(call: Call): Answer {
  const facts = readFacts(call);
  const { rule, requirementIds, decision } = explainRoute(facts);
  const text = ROUTE_RULE_TEXTS[rule];
  return {
    exitCode: decision.kind === 'stay' ? 0 : 1,
    lines: [describe(decision, facts.path), `Rule: ${text} [${[rule, ...requirementIds].join(', ')}]`],
    data: { facts, decision, rule, text, requirementIds },
  };
}

export const route: Command = {
  usage: 'PATH [options]',
  about: [
    'Says where a visitor who opens a page is sent, and which rule says so. Without options it is a stranger.',
  ],
  options: {
    'signed-in': {
      help: 'the identity provider knows the visitor; verified, logged in, one account, unless said otherwise',
    },
    unverified: { help: 'the e-mail is not verified' },
    'register-state': {
      value: 'STATE',
      help: 'the registration stored in the browser: "in progress" or "done"',
    },
    'login-pending': { help: 'POST login has not answered yet' },
    'pending-invite': { help: 'an invitation link is waiting to be accepted' },
    associations: {
      value: 'COUNT',
      help: 'how many accounts and workspaces the person belongs to (default 1)',
    },
    chosen: { help: 'one of several has been chosen' },
    idle: { help: 'the idle prompt ran out' },
    maintenance: { help: 'the service is under maintenance' },
  },
  mostArguments: 1,
  exits: { 0: 'the visitor stays', 1: 'the visitor is sent elsewhere, or waits' },
  examples: [
    '/dashboard',
    '/login --signed-in --associations 3',
    '/myaccount --signed-in --unverified --json',
  ],
  run,
};
