import type { Db } from '../../db/open-database.ts';

/** How much a user owns. */
export interface RegisteredState {
  readonly state: string;
  readonly accounts: number;
  readonly seats: number;
  readonly defaults: number;
  readonly trials: number;
  readonly instances: number;
  /** Instances reported by their host. */
  readonly made: number;
}

/** The result of one newcomer's trial. */
export const ONE_OF_EACH: RegisteredState = {
  ...{ state: 'done', accounts: 1, seats: 1, defaults: 1, trials: 1, instances: 1, made: 1 },
};

/** Counts per user, in order; nothing for an unknown one. */
export async function registeredStates(db: Db, uids: readonly string[]): Promise<readonly RegisteredState[]> {
  const { rows } = await db.query<RegisteredState>(
    `SELECT u.register_state AS state, c.accounts, c.seats, c.defaults, c.trials, c.instances, c.made
      FROM unnest($1::text[]) WITH ORDINALITY AS asked (uid, position)
      JOIN app.users u ON u.uid = asked.uid,
      LATERAL (SELECT array_agg(DISTINCT account_id) AS ids, count(*)::int AS seats
        FROM app.memberships WHERE user_uid = u.uid) m,
      LATERAL (SELECT
        (SELECT count(*)::int FROM app.accounts a WHERE a.id = ANY (m.ids)) AS accounts, m.seats,
        (SELECT count(*)::int FROM app.workspaces w WHERE w.account_id = ANY (m.ids)) AS defaults,
        (SELECT count(*)::int FROM app.subscriptions s WHERE s.account_id = ANY (m.ids)) AS trials,
        (SELECT count(*)::int FROM app.instances i WHERE i.account_id = ANY (m.ids)) AS instances,
        (SELECT count(*)::int FROM app.instances i WHERE i.account_id = ANY (m.ids) AND i.epoch > 0) AS made) c
      ORDER BY asked.position`,
    [uids],
  );
  return rows;
}
