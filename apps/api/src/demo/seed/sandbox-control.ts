import { hostSnapshotSchema, type HostSnapshot } from '@partyline/contract';
import * as v from 'valibot';
import type { DemoRun } from '../data/demo-types.ts';

const viewSchema = v.object({ instance: hostSnapshotSchema });
const listSchema = v.object({ instances: v.array(viewSchema) });

/** All but the sandbox's own manager page and the time. */
const SET_FIELDS = [
  'lastCommandNumber',
  'runningCommand',
  'state',
  'status',
  'progress',
  'DNSStatus',
  'deviceName',
  'deploymentTargetId',
  'deploymentTarget',
  'dnsHost',
  'hostName',
  'ip',
  'deviceEndPoint',
  'port',
  'version',
  'availableVersion',
  'restartRequired',
  'failureReason',
  'connectedUsers',
] as const satisfies readonly (keyof HostSnapshot)[];

export type InstanceState = Pick<HostSnapshot, 'vicUuid' | (typeof SET_FIELDS)[number]>;
export interface InstanceSettings {
  /** Counters to continue from. */
  readonly counters?: Pick<HostSnapshot, 'epoch' | 'sequence'>;
  readonly users?: number;
  readonly run?: DemoRun;
}

export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** Instants in Unix seconds. */
export interface PastPurchase {
  readonly price: string;
  readonly startedAt: number;
  readonly metadata: Readonly<Record<string, string>>;
  /** When its renewal was stopped; null: it renews. */
  readonly cancelledAt: number | null;
  /** Since when its card was declined; null: never. */
  readonly declinedFrom: number | null;
}

/** The sandbox's control, as used here. It sends no events. */
export interface SandboxControl {
  readonly addUsers: (users: readonly IdentityUser[]) => Promise<void>;
  /** Makes purchases of a customer at their own time in the past. */
  readonly addPastPurchases: (customer: string, purchases: readonly PastPurchase[]) => Promise<void>;
  readonly listInstances: () => Promise<HostSnapshot[]>;
  /** Creates or sets an instance; returns the host's report from now on. */
  readonly putInstance: (state: InstanceState, settings?: InstanceSettings) => Promise<HostSnapshot>;
}

/** Returns the control of a sandbox; its refusals are exceptions. Its instances report to `callbackUrl`. */
export function sandboxControl(sandboxUrl: string, callbackUrl: string): SandboxControl {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${sandboxUrl}/control/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The sandbox refused ${method} ${path} (${answer.status}): ${text}`);
    return JSON.parse(text);
  };
  return {
    addUsers: async (users) => {
      const verified = users.map((user) => ({ ...user, emailVerified: true }));
      await call('POST', 'identity/users', { users: verified });
    },
    addPastPurchases: async (customer, purchases) => {
      await call('POST', `payments/customers/${customer}/past-purchases`, { purchases });
    },
    listInstances: async () =>
      v.parse(listSchema, await call('GET', 'instances')).instances.map(({ instance }) => instance),
    putInstance: async (state, { counters, users, run } = {}) => {
      const fields = Object.fromEntries(SET_FIELDS.map((name) => [name, state[name]]));
      const change = {
        ...fields,
        ...counters,
        ...(users === undefined ? {} : { users }),
        ...(run === undefined ? {} : { run }),
        callbackUrl,
        silent: true,
      };
      return v.parse(viewSchema, await call('PUT', `instances/${state.vicUuid}`, change)).instance;
    },
  };
}
