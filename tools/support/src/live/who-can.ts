import { whoCanSchema, type WayData, type WhoCanData, type WhoCanPerson } from '@partyline/contract';
import { parseVicUuid, parseWorkspaceId } from '@partyline/kernel';
import { ACT_CODES, isAccountAct } from '@partyline/permissions';
import { chooseCount, chooseWord, orList } from '../cli/choose-word.ts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { API_OPTIONS, askApi } from './ask-api.ts';

const nameOf = ({ name, email, endsAt }: WhoCanPerson) =>
  `${quoted(name)} ${email}${endsAt === null ? '' : `, ends ${endsAt}`}`;

/** Returns the query of a call: one of a workspace, a device and an account. */
function readObject(call: Call): Readonly<Record<string, string>> {
  const [workspace, device, account] = ['workspace', 'device', 'account'].map((name) => call.value(name));
  if ([workspace, device, account].filter((value) => value !== undefined).length !== 1)
    throw new WrongUse('Name one of --workspace ID, --device UUID and --account ID.');
  if (device !== undefined) {
    const uuid = parseVicUuid(device);
    if (!uuid.ok) throw new WrongUse('Name a device by its uuid.');
    return { vicUuid: uuid.value };
  }
  if (account !== undefined) return { accountId: String(chooseCount('--account', account, 1)) };
  const id = parseWorkspaceId(chooseCount('--workspace', workspace ?? '', 1));
  if (!id.ok) throw new WrongUse('Name a workspace by its number.');
  return { workspaceId: String(id.value) };
}

function wayText({ change, needs }: WayData): string {
  const role =
    change === null
      ? []
      : [`${change.isResumed ? 'resume as ' : ''}${change.role}`, `given by ${orList(change.makers)}`];
  return [...role, ...(needs.length === 0 ? [] : [`needs ${needs.join(', ')}`])].join('; ');
}

function linesOf({ act, workspace, device, able, tokens, unable }: WhoCanData): readonly string[] {
  const on = device?.name ?? workspace?.name;
  const count = able.reduce((sum, group) => sum + group.count, 0);
  return [
    `${count} can do ${act}${on === undefined ? '' : ` on ${quoted(on)}`}${count === 0 ? '.' : ':'}`,
    ...able.flatMap(({ grantedBy, people, count: all }) => [
      ...people.map((person) => `  ${nameOf(person)}: ${grantedBy.join(' and ')}`),
      ...(all > people.length ? [`  and ${all - people.length} more: ${grantedBy.join(' and ')}`] : []),
    ]),
    ...tokens.map(({ owner, expiresAt }) => `  an API token of ${owner.email}, valid until ${expiresAt}`),
    ...unable.flatMap(({ active, suspended, count: all, reason, people, ways }) => [
      `${all} cannot, as ${[...active, ...suspended.map((role) => `${role} (suspended)`)].join(' and ')} [${reason}]:`,
      ...people.map((person) => `  ${nameOf(person)}`),
      ...(ways.length === 0 ? ['  Nothing that members can change would allow it.'] : []),
      ...ways.map((way) => `  would allow it: ${wayText(way)}`),
    ]),
  ];
}

async function run(call: Call): Promise<Answer> {
  const [typed] = call.args;
  if (typed === undefined) throw new WrongUse(`Name an act: ${ACT_CODES.join(', ')}.`);
  const act = chooseWord('act', ACT_CODES, typed);
  const object = readObject(call);
  if (object['accountId'] !== undefined && !isAccountAct(act))
    throw new WrongUse(`${act} is done in a workspace or on a device: name it.`);
  const answer = await askApi(call, {
    path: 'support/who-can',
    query: { act, ...object },
    data: whoCanSchema,
    notFound: 'There is no such workspace, device or account.',
  });
  return { exitCode: answer.able.length > 0 ? 0 : 1, lines: linesOf(answer), data: { ...answer } };
}

/** Shows who can do an act, from a running API and the rule that it enforces. [PLUS-25, PLUS-35] */
export const whoCan: Command = {
  usage: 'ACT [options]',
  about: [
    'Asks a running API who can do an act, and what would allow it to the others, from the smallest role.',
    'Each look is audited.',
  ],
  options: {
    workspace: { value: 'ID', help: 'the workspace of the act' },
    device: { value: 'UUID', help: 'the device of the act' },
    account: { value: 'ID', help: 'the account, for acts such as subscription.buy' },
    ...API_OPTIONS,
  },
  mostArguments: 1,
  exits: { 0: 'at least one can', 1: 'no member can now' },
  examples: ['instance.stop --workspace 31 --api https://portal.example.org --token-file token.txt'],
  run,
};
