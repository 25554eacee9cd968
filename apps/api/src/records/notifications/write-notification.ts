import type { InstanceUpdate } from '@partyline/contract';
import type { Db } from '../../db/open-database.ts';

/** One user, the members of a workspace, or all users of the account. */
export type Audience =
  | { readonly accountId: number; readonly uid: string }
  | { readonly accountId: number; readonly workspaceId: number }
  | { readonly accountId: number };

/** A silent event: the portal acts on it and shows nothing. */
export interface SilentEvent {
  /** One event or several, separated by commas. [CONST-34] */
  readonly event: string;
  readonly data?: InstanceUpdate;
}

/** Inserts one row per event in the transaction it reports; readers wake at the commit. [NOTIF-2, NOTIF-17] */
export async function writeSilentNotification(
  tx: Db,
  audience: Audience,
  { event, data }: SilentEvent,
): Promise<void> {
  await tx.query({
    name: 'write-silent-notification',
    text: `INSERT INTO app.notifications (account_id, workspace_id, user_uid, silent, event, data)
      VALUES ($1, $2, $3, true, $4, $5)`,
    values: [
      audience.accountId,
      'workspaceId' in audience ? audience.workspaceId : null,
      'uid' in audience ? audience.uid : null,
      event,
      data === undefined ? null : JSON.stringify(data),
    ],
  });
}
