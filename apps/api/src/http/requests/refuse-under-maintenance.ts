import { ROUTES, type Route, type RouteName } from '@partyline/contract';
import { MAINTENANCE_CHECK_MS } from '@partyline/session';
import type { Maintenance } from '../../maintenance/maintenance.repository.ts';
import { ApiFailure } from '../errors/api-failure.ts';

/** A node under maintenance is healthy and stays in its load balancer. */
const MONITORED: ReadonlySet<RouteName> = new Set(['live', 'ready']);

/**
 * Returns a call's refusal under maintenance; undefined for monitors and signed reports, which would be late or lost. The ping is
 * refused: its first 200 tells clients to return. [ERR-4, GX-5, GR-13]
 */
export function refuseUnderMaintenance(
  maintenance: Maintenance | null,
  name: RouteName | undefined,
): ApiFailure | undefined {
  if (maintenance === null) return undefined;
  if (name !== undefined && (MONITORED.has(name) || isReport(ROUTES[name]))) return undefined;
  const { message, expectedEnd } = maintenance;
  return new ApiFailure('maintenance', {
    // The operator's own words are of one language.
    ...(message === null ? {} : { message: () => message }),
    ...(expectedEnd === null ? {} : { expectedEnd }),
    retryAfterS: MAINTENANCE_CHECK_MS / 1_000,
  });
}

function isReport({ permission }: Route): boolean {
  return permission.kind === 'signature';
}
