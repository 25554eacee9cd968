import type { HostCommand, HostRegistration, HostSnapshot } from '@partyline/contract';
import { hostClaimSchema, hostCommandSchema, hostCreateSchema } from '@partyline/contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { isSignedByHost } from '../../http/authentication/verify-signature.ts';
import { signCall } from '../../providers/instance-host/host-request.ts';
import { TEST_HOST_SECRET } from '../start-api.ts';

/** A correctly signed call to the host. */
export interface HostCallSeen {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** An answer replacing the usual one. */
export interface HostAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A test instance host over HTTP that keeps the protocol; the test decides the states. */
export interface TestHost {
  /** For INSTANCE_HOST_URL. */
  readonly url: string;
  readonly calls: readonly HostCallSeen[];
  /** Accepted commands in order, without known and superseded ones. */
  readonly taken: readonly (HostCommand & { readonly vicUuid: string })[];
  readonly instances: Map<string, HostSnapshot>;
  /** Registrations by displayed code. */
  readonly codes: Map<string, HostRegistration>;
  /** Answers every call when set; `null` serves calls, `'hang'` never answers. */
  instead: HostAnswer | 'hang' | null;
  stop(): Promise<void>;
}

/** Makes the state of a new instance. */
export function snapshotOf(vicUuid: string, change: Partial<HostSnapshot> = {}): HostSnapshot {
  return {
    vicUuid,
    epoch: 1,
    sequence: 1,
    occurredAt: '2026-11-20T10:00:00.000Z',
    lastCommandNumber: 0,
    runningCommand: null,
    state: 'offline',
    status: 'healthy',
    progress: null,
    DNSStatus: '',
    deviceName: 'Intercom 1',
    deploymentTargetId: 'eu-1',
    deploymentTarget: 'Frankfurt',
    dnsHost: 'ic-1.eu.intercom.test',
    hostName: 'ic-1',
    ip: '192.0.2.7',
    deviceEndPoint: 'ic-1.eu.intercom.test',
    port: 6001,
    ccmurl: 'http://localhost:4400/manager/1',
    version: '4.8.1',
    availableVersion: '',
    restartRequired: false,
    failureReason: '',
    ...change,
  };
}

/** Returns the headers of a call signed by the host. */
export function signedByHost(path: string, body: string, nowMs: number = Date.now()): Record<string, string> {
  return signCall({ method: 'POST', path, body }, TEST_HOST_SECRET, nowMs);
}

export async function startTestHost(): Promise<TestHost> {
  const calls: HostCallSeen[] = [];
  const taken: (HostCommand & { vicUuid: string })[] = [];
  const instances = new Map<string, HostSnapshot>();
  const codes = new Map<string, HostRegistration>();
  const claimants = new Map<string, string>();
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const host: TestHost = {
    url: `http://127.0.0.1:${port}/instance-host/v1`,
    calls,
    taken,
    instances,
    codes,
    instead: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return host;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await bodyOf(request);
    const { method = '', url: path = '', headers } = request;
    if (!isSignedByHost({ method, path, headers, rawBody }, TEST_HOST_SECRET, Date.now())) {
      send(response, { status: 401, body: {} });
      return;
    }
    const body: unknown = rawBody.length === 0 ? null : JSON.parse(rawBody.toString('utf8'));
    calls.push({ method, path, body });
    if (host.instead === 'hang') return;
    send(response, host.instead ?? answerTo(method, path.replace('/instance-host/v1', ''), body));
  }

  function answerTo(method: string, path: string, body: unknown): HostAnswer {
    const [, kind, vicUuid = '', action = ''] = (path.split('?')[0] ?? '').split('/');
    if (kind === 'deployment-targets') {
      return {
        status: 200,
        body: { deploymentTargets: [{ id: 'eu-1', name: 'Frankfurt', region: 'Europe' }] },
      };
    }
    if (kind === 'registrations') return claim(body);
    if (method === 'POST' && vicUuid === '') return create(body);
    if (vicUuid === '')
      return { status: 200, body: { instances: [...instances.values()], nextCursor: null } };
    const instance = instances.get(vicUuid);
    if (instance === undefined) return { status: 404, body: {} };
    if (action === 'commands') return command(instance, body);
    if (action === 'manager-session') {
      return { status: 200, body: { url: `http://localhost:4400/manager/${vicUuid}?ticket=once` } };
    }
    return { status: 200, body: instance };
  }

  function claim(body: unknown): HostAnswer {
    const { code, claimant } = v.parse(hostClaimSchema, body);
    const registration = codes.get(code);
    if (registration === undefined || (claimants.get(code) ?? claimant) !== claimant) {
      return { status: 404, body: {} };
    }
    claimants.set(code, claimant);
    return { status: 200, body: registration };
  }

  function create(body: unknown): HostAnswer {
    const { vicUuid, deviceName } = v.parse(hostCreateSchema, body);
    const instance = instances.get(vicUuid) ?? snapshotOf(vicUuid, { deviceName });
    instances.set(vicUuid, instance);
    return { status: 200, body: { accepted: true, instance } };
  }

  function command(instance: HostSnapshot, body: unknown): HostAnswer {
    const options = v.parse(hostCommandSchema, body);
    const isNew = options.number > instance.lastCommandNumber;
    const next = isNew
      ? {
          ...instance,
          sequence: instance.sequence + 1,
          lastCommandNumber: options.number,
          runningCommand: options.action,
          deviceName: options.deviceName ?? instance.deviceName,
        }
      : instance;
    instances.set(instance.vicUuid, next);
    if (isNew) taken.push({ ...options, vicUuid: instance.vicUuid });
    return { status: 200, body: { accepted: isNew, instance: next } };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request without an encoding yields buffers
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, { status, body }: HostAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
