import * as deviceState from '@partyline/device-state';
import * as invitations from '@partyline/invitations';
import * as permissions from '@partyline/permissions';
import * as subscriptions from '@partyline/subscriptions';
import * as workspaces from '@partyline/workspaces';
import { expect, it } from 'vitest';
import * as german from '../de/index.ts';
import * as english from '../index.ts';

/** Never recorded: a page decides them before a call, or a sale begins elsewhere. */
const NOT_RECORDED = new Set(['BULK_REFUSALS', 'UPGRADE_REFUSALS']);

const lists = [deviceState, invitations, permissions, subscriptions, workspaces]
  .flatMap((library) => Object.entries(library))
  .filter((entry): entry is [string, readonly string[]] => /REFUSALS$|^REFUSAL_REASONS$/.test(entry[0]))
  .filter(([name, codes]) => Array.isArray(codes) && !NOT_RECORDED.has(name));

it('[PLUS-7, HZ-16] finds the lists of refusals', () => {
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining(['REFUSAL_REASONS', 'COMMAND_REFUSALS', 'OWNERSHIP_REFUSALS']),
  );
});

it.each(lists)(
  '[PLUS-7, HZ-16, PLUS-30] words every recorded reason in each language: %s',
  (_name, codes) => {
    for (const { auditReasonText } of [english, german]) {
      const unknown = auditReasonText('unknown to every version');
      expect(codes.filter((code) => [unknown, code].includes(auditReasonText(code)))).toEqual([]);
    }
  },
);

it.each(lists)('[PLUS-7] does not address the reader, who is not the one who tried: %s', (_name, codes) => {
  const addressed = codes.filter((code) => /\byou(?:rs?)?\b/i.test(english.auditReasonText(code) ?? ''));
  expect(addressed).toEqual([]);
});
