import { hostSnapshotSchema, type HostSnapshot } from '@partyline/contract';
import * as v from 'valibot';
import type { DemoRun } from './demo-types.ts';

const viewSchema = v.object({ instance: hostSnapshotSchema });
const listSchema = v.object({ instances: v.array(viewSchema) });

/** What is set of an instance by hand: all but its manager page, which is the sandbox's own, and the moment. */
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

/** An instance as it shall be. */
export type InstanceState = Pick<HostSnapshot, 'vicUuid' | (typeof SET_FIELDS)[number]>;
/** What is set of an instance besides how it is. */
export interface InstanceSettings {
  /** Where its counters shall go on from. */
  readonly counters?: Pick<HostSnapshot, 'epoch' | 'sequence'>;
  /** How many users it is licensed for. */
  readonly users?: number;
  /** Lets it go on with what it is carrying out. */
  readonly run?: DemoRun;
}

/** A person for the identity service. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** What the sandbox's control is asked for here. It never sends an event for it. */
export interface SandboxControl {
  /** Adds the people it does not know yet. */
  readonly addUsers: (users: readonly IdentityUser[]) => Promise<void>;
  /** What the instance host reports of every instance it has. */
  readonly listInstances: () => Promise<HostSnapshot[]>;
  /** Sets an instance, making it if need be, and says what the host reports of it from now on. */
  readonly putInstance: (state: InstanceState, settings?: InstanceSettings) => Promise<HostSnapshot>;
}

/**
 * The control of the sandbox at this address; a refusal of it is an exception. Instances it puts there report to `callbackUrl`
 * whatever becomes of them from then on, as those do that were made by the API.
 */
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
