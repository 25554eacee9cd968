import type { PlacedDevice } from '../data/demo-data.ts';
import { commandIdOf } from './demo-ids.ts';
import { vicUuidOf } from './demo-snapshots.ts';
import { storyOf } from './demo-story.ts';
import type { DemoSeat } from '../data/demo-types.ts';
import { createdMsOf } from './subscription-row.ts';

export interface CommandRow {
  readonly vic_uuid: string;
  readonly command_id: string;
  readonly number: number;
  readonly action: 'start' | 'stop';
  readonly given_by: string;
  readonly given_at: string;
  outcome: 'open' | 'done' | 'failed';
  closed_at: string | null;
}

export interface HistoryRow {
  readonly vic_uuid: string;
  readonly at: string;
  readonly kind: 'registered' | 'command' | 'report';
  readonly command_id: string | null;
  readonly action: string | null;
  readonly actor_uid: string | null;
  readonly state: string | null;
  readonly status: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Oldest first. */
export interface DemoHistory {
  readonly commands: readonly CommandRow[];
  readonly lines: readonly HistoryRow[];
  readonly open: CommandRow | null;
}

/** Who may have commanded a workspace's devices: its members except endpoint users. */
export type Actors = (placed: PlacedDevice) => readonly string[];

export function actorsOf(seats: readonly DemoSeat[]): Actors {
  const byWorkspace = Map.groupBy(
    seats.filter(({ role, left }) => role !== 'endpoint-user' && left === undefined),
    ({ account, workspace = '' }) => `${account}/${workspace}`,
  );
  const seated = (path: string): string[] => (byWorkspace.get(path) ?? []).map(({ user }) => user);
  return ({ account, workspace }) => [
    ...seated(`${account.name}/`),
    ...seated(`${account.name}/${workspace.name}`),
  ];
}

/** Returns a device's history as the product would write it. [PLUS-12] */
export function historyOf(placed: PlacedDevice, now: Date, actors: Actors): DemoHistory {
  const { report, subscription, registeredBy } = placed.device;
  const vicUuid = vicUuidOf(placed);
  const people = actors(placed);
  const seed = Number.parseInt(vicUuid.slice(0, 6), 16);
  const actorAt = (index: number): string => people[(seed + index) % people.length] ?? '';
  const commands: CommandRow[] = [];
  const lines = storyOf(report, createdMsOf(subscription, now), now.getTime()).map((event): HistoryRow => {
    const at = new Date(event.atMs).toISOString();
    const line = {
      vic_uuid: vicUuid,
      at,
      kind: event.kind,
      command_id: null,
      action: null,
      actor_uid: null,
      state: null,
      status: null,
      details: {},
    };
    switch (event.kind) {
      case 'registered':
        return { ...line, actor_uid: registeredBy ?? people[0] ?? null };
      case 'command': {
        const number = commands.length + 1;
        const command: CommandRow = {
          vic_uuid: vicUuid,
          command_id: commandIdOf(vicUuid, number),
          number,
          action: event.action,
          given_by: actorAt(number),
          given_at: at,
          outcome: 'open',
          closed_at: null,
        };
        commands.push(command);
        const { command_id, action, given_by } = command;
        return { ...line, command_id, action, actor_uid: given_by };
      }
      case 'report': {
        const { state, status, failureReason, outcome } = event;
        const ended = outcome === null ? undefined : commands.at(-1);
        if (ended !== undefined && outcome !== null) Object.assign(ended, { outcome, closed_at: at });
        return {
          ...line,
          state,
          status,
          command_id: ended?.command_id ?? null,
          action: ended?.action ?? null,
          details: {
            ...(outcome === null ? {} : { outcome }),
            ...(failureReason === '' ? {} : { failureReason }),
          },
        };
      }
    }
  });
  const last = commands.at(-1);
  return { commands, lines, open: last?.outcome === 'open' ? last : null };
}
