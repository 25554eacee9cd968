import type { DeploymentTarget } from '@partyline/contract';
import { ApiFailure } from '../../http/api-failure.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import { HostFailure } from '../../providers/instance-host/host-failure.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';

/** Gives the data centers. Refuses with `instance-host-unavailable` when they were never heard of. */
export type DeploymentTargets = (log: JobLog) => Promise<readonly DeploymentTarget[]>;

const FRESH_MS = 60_000;
/** After the host did not answer, the last known list serves this long before it is asked again. */
const RETRY_MS = 5_000;

/**
 * The data centers instances can run in, asked of the host once a minute at most, and once at a time however many want
 * them; while it does not answer, the list it gave last serves on. [GD-44]
 */
export function createDeploymentTargets(
  host: Pick<InstanceHost, 'deploymentTargets'>,
  now: () => number = Date.now,
): DeploymentTargets {
  let known: readonly DeploymentTarget[] | undefined;
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(log: JobLog): Promise<void> {
    try {
      known = await host.deploymentTargets();
      askAgainAt = now() + FRESH_MS;
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error;
      askAgainAt = now() + RETRY_MS;
      log.warn({ err: error }, 'the host did not say where instances can run');
    }
  }

  return async (log) => {
    if (known === undefined || now() >= askAgainAt) {
      asking ??= ask(log).finally(() => (asking = undefined));
      await asking;
    }
    if (known === undefined) throw new ApiFailure('instance-host-unavailable');
    return known;
  };
}
