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

/** An instance to be made. */
export interface NewInstance {
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly deploymentTargetId: string;
  readonly users: number;
}

/** A command without what the client adds. */
export type OutgoingCommand = Omit<HostCommand, 'callbackUrl'>;

/** Some of the host's instances. One that is not as agreed says nothing about the others, so it is only counted. */
export interface HostPage {
  readonly snapshots: readonly HostSnapshot[];
  readonly improper: number;
}

/** The outside world in which instances run. Every call throws a HostFailure if it cannot be had. */
export interface InstanceHost {
  /** Makes an instance; one that exists stays as it is. Gives back how it is. */
  create(instance: NewInstance): Promise<HostSnapshot>;
  /** Gives a command; one that is known, or overtaken by a later one, changes nothing. Gives back how the instance is. */
  command(vicUuid: string, command: OutgoingCommand): Promise<HostSnapshot>;
  /** How one instance is. */
  read(vicUuid: string): Promise<HostSnapshot>;
  /** How all instances are, page by page. */
  readAll(): AsyncGenerator<HostPage>;
  /** The address of an instance's manager page, good for one sign-in. */
  managerSession(vicUuid: string, signal?: AbortSignal): Promise<string>;
  deploymentTargets(): Promise<readonly DeploymentTarget[]>;
  /** Takes the physical device that shows a code, for one claimant; may be asked again by the same. */
  claim(code: string, claimant: string): Promise<HostRegistration>;
}

const COMMAND_TIMEOUT_MS = 10_000;
/** A person waits for these. */
const PERSON_TIMEOUT_MS = 5_000;

/** The host at an address; it is told to report to `callbackUrl`. */
export function createInstanceHost(address: HostAddress, callbackUrl: string): InstanceHost {
  const instance = (vicUuid: string): string => `/instances/${encodeURIComponent(vicUuid)}`;
  return {
    async create(wish) {
      const body = { ...wish, callbackUrl };
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

/** A page as the protocol has it, its instances not yet looked at. */
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
