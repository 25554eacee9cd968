import type { HostSnapshot } from '@partyline/contract';
import type { Report } from './account-plan.ts';
import type { LoggedRequest, SandboxControl } from './sandbox-control.ts';

/** A device of the test's account, seen from its instance host. */
export interface Device {
  readonly id: number;
  readonly name: string;
  readonly vicUuid: string;
  /** Makes its host report a change through the portal's webhook. */
  report(change: Partial<Report>): Promise<void>;
  /** The state its host would report now. */
  read(): Promise<HostSnapshot>;
  /** Requests about it that its host or manager has answered, oldest first. */
  requests(target: 'instance-host' | 'manager'): Promise<readonly LoggedRequest[]>;
  /** Makes its manager fail until the test ends. */
  breakManager(status: number): Promise<void>;
  /** Makes the host refuse its manager URL until the test ends. */
  breakManagerSession(): Promise<void>;
}

/** `onEnd` registers clean-up after the test. */
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
