import type { HostSnapshot } from '@partyline/contract';
import type { Report } from './account-plan.ts';
import type { LoggedRequest, SandboxControl } from './sandbox-control.ts';

/** Seen from its instance host. */
export interface Device {
  readonly id: number;
  readonly name: string;
  readonly vicUuid: string;
  /** Through the portal's webhook. */
  report(change: Partial<Report>): Promise<void>;
  /** What its host would report now. */
  read(): Promise<HostSnapshot>;
  /** Answered by its host or manager, oldest first. */
  requests(target: 'instance-host' | 'manager'): Promise<readonly LoggedRequest[]>;
  /** Until the test ends. */
  breakManager(status: number): Promise<void>;
  /** The host answers everything about it with 503 until the returned function is called or the test ends. */
  breakHost(): Promise<() => Promise<void>>;
  /** The host refuses its manager URL until the test ends. */
  breakManagerSession(): Promise<void>;
}

/** Returns the handle of a device, whose `onEnd` registers clean-up. */
export function deviceHandle(
  sandbox: SandboxControl,
  { id, name, vicUuid }: { id: number; name: string; vicUuid: string },
  onEnd: (undo: () => Promise<void>) => void,
): Device {
  return {
    id,
    name,
    vicUuid,
    report: async (change) => {
      await sandbox.putInstance(vicUuid, { ...change, runningCommand: null });
    },
    read: () => sandbox.readInstance(vicUuid),
    requests: async (target) =>
      (await sandbox.listRequests(vicUuid)).filter((request) => request.target === target),
    breakManager: async (status) =>
      onEnd(await sandbox.addFault({ target: 'manager', kind: 'fail', match: vicUuid, status })),
    breakHost: async () => {
      const repair = await sandbox.addFault({ target: 'instance-host', kind: 'fail', match: vicUuid });
      onEnd(repair);
      return repair;
    },
    breakManagerSession: async () =>
      onEnd(
        await sandbox.addFault({
          target: 'instance-host',
          kind: 'fail',
          match: `${vicUuid}/manager-session`,
        }),
      ),
  };
}
