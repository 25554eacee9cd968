import { supportRightsSchema, type SupportMembership } from '@partyline/contract';
import { listLeaves } from '../claims/leaves.ts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { API_OPTIONS, askApi } from './ask-api.ts';

function membershipLines(membership: SupportMembership): readonly string[] {
  const { accountId, accountName, workspaceId, workspaceName, role, ...more } = membership;
  const { isActive, suspendedAt, endsAt, rights } = more;
  const place =
    workspaceId === null ? 'the whole account' : `workspace ${workspaceId} ${quoted(workspaceName ?? '')}`;
  const notes = [
    ...(suspendedAt === null ? [] : [`suspended since ${suspendedAt}`]),
    ...(endsAt === null ? [] : [`ends ${endsAt}`]),
    ...(isActive ? [] : ['gives no rights now']),
  ];
  const given = listLeaves(rights).filter(({ actions }) => actions.length > 0);
  return [
    `  ${[`${role} in account ${accountId} ${quoted(accountName)}, ${place}`, ...notes].join('; ')}`,
    ...given.map(({ leaf, actions }) => `    ${leaf}: ${actions.join(', ')}`),
  ];
}

async function run(call: Call): Promise<Answer> {
  const [email] = call.args;
  if (email === undefined) throw new WrongUse('Name a user by their e-mail.');
  const users = await askApi(call, {
    path: 'support/rights',
    query: { email },
    data: supportRightsSchema,
    notFound: `There is no user ${quoted(email)}.`,
  });
  const mayNothing = users.every(({ memberships }) => memberships.every(({ isActive }) => !isActive));
  return {
    exitCode: mayNothing ? 1 : 0,
    lines: users.flatMap(({ email: address, name, isDisabled, memberships }) => [
      `${quoted(name)} ${address}${isDisabled ? ', disabled' : ''}`,
      ...(memberships.length === 0 ? ['  no membership'] : memberships.flatMap(membershipLines)),
    ]),
    data: { users },
  };
}

/** Shows a user's memberships and current rights from a running API. [PLUS-25] */
export const rights: Command = {
  usage: 'EMAIL [options]',
  about: [
    'Asks a running API for the memberships of a user and the rights that they give now. Each look is audited.',
  ],
  options: API_OPTIONS,
  mostArguments: 1,
  exits: { 0: 'a membership gives rights', 1: 'none does' },
  examples: ['ada@example.org --api https://portal.example.org --token-file token.txt'],
  run,
};
