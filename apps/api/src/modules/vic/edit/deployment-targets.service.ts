import type { DeploymentTarget } from '@partyline/contract';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import { HostFailure } from '../../../providers/instance-host/host-failure.ts';
import type { InstanceHost } from '../../../providers/instance-host/instance-host.ts';

/** Returns the data centers; `instance-host-unavailable` when never loaded. */
export type DeploymentTargets = (log: JobLog) => Promise<readonly DeploymentTarget[]>;

const FRESH_MS = 60_000;
/** Serve the last list this long after a failure before retrying. */
const RETRY_MS = 5_000;

/** Returns the data centers, fetched at most once a minute; the last list while the host is unavailable. [GD-44] */
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
      log.warn({ err: error }, 'the data centers could not be loaded');
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
