import {
  COMMANDS,
  findSilence,
  hasNewerVersion,
  isInProgress,
  isRunning,
  SILENCE_LIMIT_MS,
  STATES,
  STATUSES,
  type Command,
  type ReportedStatus,
} from '@partyline/device-state';
import { isAccountLevel, STORED_ROLES } from '@partyline/roles';
import { roleTypeSeenBy } from '@partyline/workspaces';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { SILENT } from '../../modules/delivery/read-back.ts';
import { evaluateSql } from '../../testing/database/evaluate-sql.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { HAS_UPGRADE, MOVABLE } from './instance-row.sql.ts';
import { roleTypeSql } from '../../modules/vic/list/list-instances.sql.ts';
import { millisecondsInHour } from 'date-fns/constants';

const OPEN_COMMANDS = [null, ...COMMANDS, 'upgrade', 'delete'] as const;
const DEVICES = STATES.flatMap((state) =>
  (['', ...STATUSES] as const).flatMap((status: ReportedStatus) =>
    OPEN_COMMANDS.map((open_command) => ({ state, status, open_command })),
  ),
);

const test = oncePerFile(createTestDatabase);

/** Evaluates a condition on `i` for each row, in order. */
const evaluate = (
  expression: string,
  columns: string,
  rows: readonly object[],
  ...values: readonly unknown[]
): Promise<readonly boolean[]> =>
  evaluateSql(test.database, { expression, alias: 'i', columns, rows, values });

/** The open command as the portal knows it, since an instant. */
function shownCommand(action: (typeof OPEN_COMMANDS)[number], since: string) {
  const known = COMMANDS.find((command): command is Command => command === action);
  return known === undefined ? null : { action: known, since };
}

it('[GD-24] marks exactly the devices movable that do not run, for every state, status and command', async () => {
  const found = await evaluate(MOVABLE, 'state text, status text, open_command text', DEVICES);
  const expected = DEVICES.map(
    ({ open_command, ...device }) =>
      !isRunning({ ...device, openCommand: shownCommand(open_command, '2026-01-01T00:00:00.000Z') }),
  );
  expect(found).toEqual(expected);
  expect(new Set(found)).toEqual(new Set([true, false]));
});

it('[GD-42] offers an upgrade for exactly the versions that are newer by the rule', async () => {
  const versions = ['', '4.8.1', '4.8.2', '4.8.20', ' 4.8.2'];
  const rows = versions.flatMap((version) =>
    versions.map((availableVersion) => ({ version, availableVersion, available_version: availableVersion })),
  );
  const found = await evaluate(HAS_UPGRADE, 'version text, available_version text', rows);
  expect(found).toEqual(rows.map(hasNewerVersion));
  expect(new Set(found)).toEqual(new Set([true, false]));
});

it('[GD-11] reads back every silent device by the rule, and open commands without work', async () => {
  const nowMs = Date.now();
  const ago = (ms: number) => new Date(nowMs - ms).toISOString();
  // A minute to each side: the clocks of test and PostgreSQL may differ.
  const instants = [ago(SILENCE_LIMIT_MS + 60_000), ago(SILENCE_LIMIT_MS - 60_000)];
  const rows = DEVICES.flatMap((device) =>
    instants.flatMap((last_seen) =>
      instants.map((since) => ({
        ...device,
        last_seen,
        open_command_since: device.open_command === null ? null : since,
        created_at: ago(millisecondsInHour),
      })),
    ),
  );
  const columns = `status text, open_command text, last_seen timestamptz, open_command_since timestamptz,
    created_at timestamptz`;
  const found = await evaluate(SILENT, columns, rows, SILENCE_LIMIT_MS);

  const isBusy = rows.map(({ status, open_command }) => isInProgress(status) || open_command !== null);
  const isQuiet = rows.map(({ last_seen, open_command_since }) =>
    [last_seen, open_command_since].every((at) => at === null || at === instants[0]),
  );
  expect(found).toEqual(rows.map((_row, nr) => isBusy[nr] === true && isQuiet[nr] === true));
  const missed = rows.filter(({ open_command, open_command_since, last_seen, ...device }, nr) => {
    const openCommand = shownCommand(open_command, open_command_since ?? '');
    // The rule does not see when a command began that the portal does not know.
    if (open_command !== null && openCommand === null) return false;
    return findSilence({ ...device, openCommand, lastSeen: last_seen }, nowMs) !== null && found[nr] !== true;
  });
  expect(missed).toEqual([]);
  expect(new Set(found)).toEqual(new Set([true, false]));
});

it('[GW-7] lists each workspace with the role type that the rule gives its viewer', async () => {
  const isEither = [true, false];
  const workspaces = STORED_ROLES.flatMap((role) =>
    isEither.flatMap((isDefault) =>
      isEither.map((haveWorkspaceOwner) => ({ role, isDefault, haveWorkspaceOwner })),
    ),
  );
  const found = await evaluateSql<string>(test.database, {
    expression: roleTypeSql('i.is_whole', 'i'),
    alias: 'i',
    columns: 'is_whole boolean, is_default boolean, has_owner boolean',
    rows: workspaces.map(({ role, isDefault, haveWorkspaceOwner }) => ({
      is_whole: isAccountLevel(role),
      is_default: isDefault,
      has_owner: haveWorkspaceOwner,
    })),
  });
  expect(found).toEqual(workspaces.map(({ role, ...workspace }) => roleTypeSeenBy([role], workspace)));
  expect(new Set(found)).toEqual(new Set(['default', 'shared', 'orphanage', 'invited']));
});
