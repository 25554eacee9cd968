import { err, ok } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import type { Database, Db } from '../../../db/open-database.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import type { InstanceFacts } from '../../../records/instances/instance-facts.repository.ts';
import { targetOf } from '../../../records/instances/instance-rights.ts';
import { onInstance, type InstanceCall } from '../../../records/instances/on-instance.ts';

export interface FavoriteRequest extends InstanceCall {
  readonly isFavorite: 0 | 1;
}

/** Sets or removes the caller's favorite; their other browsers refetch. [API-40, DEV-54, ROLE-33, GD-29] */
export async function setFavorite(
  database: Database,
  request: FavoriteRequest,
): Promise<{ vicUuid: string; isFavorite: 0 | 1 }> {
  return onInstance(database, request, 'instance.favorite', async (tx, { instance, subject }) => {
    const decision = can(subject, 'favorite', targetOf(instance, Date.now()));
    if (!decision.allowed) return err(forbidden(decision.reason));
    const { isFavorite, caller } = request;
    const isChanged = await writeStar(tx, caller.uid, instance, isFavorite === 1);
    if (isChanged) {
      const audience = { accountId: instance.accountId, uid: caller.uid };
      await writeSilentNotification(tx, audience, { event: 'workspace update' });
    }
    return ok({ vicUuid: instance.vicUuid, isFavorite });
  });
}

async function writeStar(
  tx: Db,
  uid: string,
  { id, accountId }: InstanceFacts,
  isSet: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: isSet ? 'set-star' : 'take-star',
    text: isSet
      ? `INSERT INTO app.favorites (user_uid, instance_id, account_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`
      : 'DELETE FROM app.favorites WHERE user_uid = $1 AND instance_id = $2 AND account_id = $3',
    values: [uid, id, accountId],
  });
  return rowCount === 1;
}
