import { encodeClaims, permissionTreeFor } from '@partyline/permissions';
import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the claims of a user in workspace 3 of account 7. */
export function payloadOf(
  role: StoredRole,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const [accountId, workspaceId] = [parseAccountId(7), parseWorkspaceId(3)];
  if (!accountId.ok || !workspaceId.ok) throw new Error('These are ids.');
  const claims = encodeClaims({
    role,
    accountId: accountId.value,
    workspaceId: workspaceId.value,
    subscribedPlans: ['intercom'],
    hasExpiredSubscription: false,
    customerStatus: 'B2C',
    permissions: permissionTreeFor({ role, accountPlanType: 'paid', customerStatus: 'B2C' }),
  });
  return { ...claims, iat: 1_790_000_000, exp: 1_790_003_600, ...more };
}

/** Returns a token with this payload and an invalid signature. */
export function tokenOf(payload: unknown): string {
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(payload)}.${part('signature')}`;
}
