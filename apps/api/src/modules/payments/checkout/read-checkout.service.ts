import type { CheckoutState } from '@partyline/contract';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { findOwnCheckout, type CheckoutRow, isSettled } from '../sync/checkout.repository.ts';
import { callPayments } from '../sync/payment-call.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

const NONE: CheckoutState = {
  checkoutId: null,
  state: 'none',
  subscriptionType: null,
  plan: null,
  users: null,
  interval: null,
  subscriptionId: null,
  vicUuid: null,
};

/**
 * Returns a checkout's state, read from the provider in this call; a paid one is fulfilled if no event did it. [PLUS-17, GB-4,
 * PAY-16]
 */
export async function readCheckoutState(
  deps: SyncDeps,
  { uid, account }: MemberCaller,
  checkoutId: string | null,
): Promise<CheckoutState> {
  const known = await findOwnCheckout(deps.database, { accountId: account.id, uid, id: checkoutId });
  if (known === undefined) {
    if (checkoutId === null) return NONE;
    throw new ApiFailure('not-found');
  }
  const row = isSettled(known) ? known : ((await callPayments(() => syncCheckout(deps, known.id))) ?? known);
  return { ...stateOf(row), vicUuid: await readVicUuid(deps.database, row) };
}

function stateOf(row: CheckoutRow): Omit<CheckoutState, 'vicUuid'> {
  const { id, state, subscriptionType, plan, users, interval, subscriptionId } = row;
  return {
    checkoutId: id,
    state,
    subscriptionType,
    plan,
    users,
    interval,
    subscriptionId: subscriptionId === null ? null : String(subscriptionId),
  };
}

async function readVicUuid(db: Db, { subscriptionId, instanceId }: CheckoutRow): Promise<string | null> {
  const { rows } = await db.query<RowOf<'instances', { vicUuid: 'vic_uuid' }>>({
    name: 'vic-of-checkout',
    text: `SELECT i.vic_uuid AS "vicUuid" FROM app.instances i
      WHERE i.id = coalesce((SELECT s.instance_id FROM app.subscriptions s WHERE s.id = $1), $2)`,
    values: [subscriptionId, instanceId],
  });
  return rows[0]?.vicUuid ?? null;
}
