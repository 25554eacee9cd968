import {
  hostCommandAnswerSchema,
  hostDeploymentTargetsSchema,
  hostManagerSessionSchema,
  hostRegistrationSchema,
  hostSnapshotSchema,
  type DeploymentTarget,
  type HostCommand,
  type HostRegistration,
  type HostSnapshot,
} from '@partyline/contract';
import * as v from 'valibot';
import { hostRequest, type HostAddress } from './host-request.ts';

export interface NewInstance {
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly deploymentTargetId: string;
  readonly users: number;
}

/** A command without the client's own fields. */
export type OutgoingCommand = Omit<HostCommand, 'callbackUrl'>;

/** A page of the host's instances. Invalid ones are only counted. */
export interface HostPage {
  readonly snapshots: readonly HostSnapshot[];
  readonly improper: number;
}

/** Calls throw HostFailure. */
export interface InstanceHost {
  /** Idempotent; returns the state. */
  create(instance: NewInstance): Promise<HostSnapshot>;
  /** Sends a command; known or superseded ones change nothing. Returns the state. */
  command(vicUuid: string, command: OutgoingCommand): Promise<HostSnapshot>;
  read(vicUuid: string): Promise<HostSnapshot>;
  readAll(): AsyncGenerator<HostPage>;
  /** The single-use address of an instance's manager page. */
  managerSession(vicUuid: string, signal?: AbortSignal): Promise<string>;
  deploymentTargets(): Promise<readonly DeploymentTarget[]>;
  /** Claims the physical device that shows a code; idempotent per claimant. */
  claim(code: string, claimant: string): Promise<HostRegistration>;
}

/** The longest that a command waits for the host's answer. */
export const COMMAND_TIMEOUT_MS = 10_000;
/** A user waits for these. */
const PERSON_TIMEOUT_MS = 5_000;

/** Creates the client of an instance host, which reports to `callbackUrl`. */
export function createInstanceHost(address: HostAddress, callbackUrl: string): InstanceHost {
  const instance = (vicUuid: string): string => `/instances/${encodeURIComponent(vicUuid)}`;
  return {
    async create(instance) {
      const body = { ...instance, callbackUrl };
      const answer = await hostRequest(address, {
        method: 'POST',
        path: '/instances',
        body,
        answer: hostCommandAnswerSchema,
        timeoutMs: COMMAND_TIMEOUT_MS,
      });
      return answer.instance;
    },
    async command(vicUuid, command) {
      const answer = await hostRequest(address, {
        method: 'POST',
        path: `${instance(vicUuid)}/commands`,
        body: { ...command, callbackUrl },
        answer: hostCommandAnswerSchema,
        timeoutMs: COMMAND_TIMEOUT_MS,
      });
      return answer.instance;
    },
    read: (vicUuid) =>
      hostRequest(address, {
        method: 'GET',
        path: instance(vicUuid),
        answer: hostSnapshotSchema,
        timeoutMs: COMMAND_TIMEOUT_MS,
      }),
    readAll: () => readAll(address),
    async managerSession(vicUuid, signal) {
      const { url } = await hostRequest(address, {
        method: 'POST',
        path: `${instance(vicUuid)}/manager-session`,
        answer: hostManagerSessionSchema,
        timeoutMs: PERSON_TIMEOUT_MS,
        signal,
      });
      return url;
    },
    async deploymentTargets() {
      const { deploymentTargets } = await hostRequest(address, {
        method: 'GET',
        path: '/deployment-targets',
        answer: hostDeploymentTargetsSchema,
        timeoutMs: PERSON_TIMEOUT_MS,
      });
      return deploymentTargets;
    },
    claim: (code, claimant) =>
      hostRequest(address, {
        method: 'POST',
        path: '/registrations',
        body: { code, claimant, callbackUrl },
        answer: hostRegistrationSchema,
        timeoutMs: PERSON_TIMEOUT_MS,
      }),
  };
}

/** A page whose instances are not checked yet. */
const pageSchema = v.strictObject({ instances: v.array(v.unknown()), nextCursor: v.nullable(v.string()) });

async function* readAll(address: HostAddress): AsyncGenerator<HostPage> {
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const page: v.InferOutput<typeof pageSchema> = await hostRequest(address, {
      method: 'GET',
      path: `/instances${query}`,
      answer: pageSchema,
      timeoutMs: COMMAND_TIMEOUT_MS,
    });
    const snapshots = page.instances.flatMap((instance) => {
      const parsed = v.safeParse(hostSnapshotSchema, instance);
      return parsed.success ? [parsed.output] : [];
    });
    yield { snapshots, improper: page.instances.length - snapshots.length };
    cursor = page.nextCursor;
  } while (cursor !== null);
}
