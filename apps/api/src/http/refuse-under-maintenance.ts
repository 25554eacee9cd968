import { ROUTES, type Route, type RouteName } from '@partyline/contract';
import { MAINTENANCE_CHECK_MS } from '@partyline/session';
import type { Maintenance } from '../maintenance/maintenance.repository.ts';
import { ApiFailure } from './api-failure.ts';

/** What monitors ask: a node under maintenance is well, and has to be left in its load balancer to say so. */
const MONITORED: ReadonlySet<RouteName> = new Set(['live', 'ready']);

/**
 * The refusal of a call under maintenance, with the operator's words; undefined for a call that is answered all the same: a
 * monitor's, and the signed reports of instance hosts and the payment provider, which would otherwise come late or not at all.
 * The ping is refused like everything that users call: its first 200 leads them back. [ERR-4, GX-5, GR-13]
 */
export function refuseUnderMaintenance(
  maintenance: Maintenance | null,
  name: RouteName | undefined,
): ApiFailure | undefined {
  if (maintenance === null) return undefined;
  if (name !== undefined && (MONITORED.has(name) || isReport(ROUTES[name]))) return undefined;
  const { message, expectedEnd } = maintenance;
  return new ApiFailure('maintenance', {
    ...(message === null ? {} : { message }),
    ...(expectedEnd === null ? {} : { expectedEnd }),
    retryAfterS: MAINTENANCE_CHECK_MS / 1_000,
  });
}

function isReport({ permission }: Route): boolean {
  return permission.kind === 'signature';
}
