import { supportNotificationsSchema, type SupportNotifications } from '@partyline/contract';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { API_OPTIONS, askApi } from './ask-api.ts';

function lineOf({
  at,
  accountId,
  workspaceName,
  audience,
  message,
  event,
  ...marks
}: SupportNotifications[number]) {
  const { readAt, deletedAt } = marks;
  const parts = [
    message === '' ? `silent: ${event}` : quoted(message),
    audience === 'user' ? 'to the user alone' : 'to the members',
    `account ${accountId}${workspaceName === null ? '' : `, ${quoted(workspaceName)}`}`,
    ...(message === '' ? [] : [readAt === null ? 'not read' : `read ${readAt}`]),
    ...(deletedAt === null ? [] : [`deleted ${deletedAt}`]),
  ];
  return `${at}  ${parts.join(', ')}`;
}

async function run(call: Call): Promise<Answer> {
  const [email] = call.args;
  if (email === undefined) throw new WrongUse('Name a user by their e-mail.');
  const notifications = await askApi(call, {
    path: 'support/notifications',
    query: { email },
    data: supportNotificationsSchema,
    notFound: `There is no user ${quoted(email)}.`,
  });
  return {
    exitCode: 0,
    lines: notifications.length === 0 ? ['Nothing was sent to this user.'] : notifications.map(lineOf),
    data: { notifications },
  };
}

/** Shows a user's notifications, silent ones included, from a running API. [PLUS-25] */
export const notifications: Command = {
  usage: 'EMAIL [options]',
  about: [
    'Asks a running API for the last 100 notifications of a user, silent ones too, and whether they were read.',
    'Each look is audited.',
  ],
  options: API_OPTIONS,
  mostArguments: 1,
  exits: { 0: 'the user was found', 1: 'never' },
  examples: ['ada@example.org --api https://portal.example.org --token-file token.txt'],
  run,
};
