import { supportHistorySchema, type HistoryEntry } from '@partyline/contract';
import { failureReasonText } from '@partyline/texts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { API_OPTIONS, askApi } from './ask-api.ts';
import { parseVicUuid } from '@partyline/kernel';

const LIMIT = /^(?:[1-9]\d?|100)$/;

function entryLine({ at, kind, action, outcome, by, ...entry }: HistoryEntry): string {
  const { state, status, failureReason, fromWorkspace, toWorkspace } = entry;
  const parts = [
    [kind, action].filter(Boolean).join(' '),
    ...(outcome === null ? [] : [outcome]),
    ...(by === null ? [] : [`by ${quoted(by)}`]),
    ...(state === null ? [] : [[state, status].filter(Boolean).join(' ')]),
    ...(failureReason === null ? [] : [quoted(failureReasonText(failureReason))]),
    ...(kind === 'moved' ? [`from ${quoted(fromWorkspace ?? '?')} to ${quoted(toWorkspace ?? '?')}`] : []),
  ];
  return `${at}  ${parts.join(', ')}`;
}

async function run(call: Call): Promise<Answer> {
  const uuid = parseVicUuid(call.args[0]);
  if (!uuid.ok) throw new WrongUse('Name a device by its uuid.');
  const limit = call.value('limit') ?? '20';
  if (!LIMIT.test(limit)) throw new WrongUse('--limit must be 1 to 100.');
  const history = await askApi(call, {
    path: `support/device/${uuid.value}/history`,
    query: { limit },
    data: supportHistorySchema,
    notFound: `There is no device ${uuid.value}.`,
  });
  const { device, entries, nextCursor } = history;
  const { name, accountId, accountName, workspaceName, state, status, isRemoved } = device;
  return {
    exitCode: 0,
    lines: [
      `Device ${quoted(name)} in ${quoted(workspaceName)}, account ${accountId} ${quoted(accountName)}: ${isRemoved ? 'removed' : [state, status].filter(Boolean).join(' ')}`,
      ...(entries.length === 0 ? ['Nothing has happened to it.'] : entries.map(entryLine)),
      ...(nextCursor === null ? [] : ['There is more: ask for it with --limit.']),
    ],
    data: { ...history },
  };
}

/** Shows a device's history from a running API. [PLUS-12, PLUS-25] */
export const deviceHistory: Command = {
  usage: 'UUID [options]',
  about: ['Asks a running API what happened to a device and who did it, newest first. Each look is audited.'],
  options: { limit: { value: 'COUNT', help: 'how many entries, 1 to 100; 20 without it' }, ...API_OPTIONS },
  mostArguments: 1,
  exits: { 0: 'the device was found', 1: 'never' },
  examples: ['5f0c7a52-0000-4000-8000-000000000001 --api https://portal.example.org --token-file token.txt'],
  run,
};
