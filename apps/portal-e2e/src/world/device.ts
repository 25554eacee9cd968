import type { HostSnapshot } from '@partyline/contract';
import type { Report } from './account-plan.ts';
import type { LoggedRequest, SandboxControl } from './sandbox-control.ts';

/** A device of a test's own account, and its instance host's side of it. */
export interface Device {
  readonly id: number;
  readonly name: string;
  readonly vicUuid: string;
  /** Lets its host report something: the event arrives at the portal's webhook, as in earnest. */
  report(change: Partial<Report>): Promise<void>;
  /** What its host would report now. */
  read(): Promise<HostSnapshot>;
  /** The requests about it that its host and its manager have answered, oldest first. */
  requests(target: 'instance-host' | 'manager'): Promise<readonly LoggedRequest[]>;
  /** Lets its host or its manager do wrong for this device alone; ends with the test. */
  breakManager(status: number): Promise<void>;
  /** Its host refuses to give the address of its manager page. */
  breakManagerSession(): Promise<void>;
}

/** The handle of one device. `onEnd` takes what must be undone after the test. */
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
