import type { Db } from '../../../db/open-database.ts';

export interface AskedInvitation {
  readonly id: number;
  readonly askedAtS: number;
}

/**
 * Records the request to renew a closed, unaccepted invitation, once a day. Returns its id and Unix second, or null. [GV-18,
 * PLUS-1]
 */
export async function noteAsked(tx: Db, keyHash: Buffer): Promise<AskedInvitation | null> {
  const { rows } = await tx.query<AskedInvitation>({
    name: 'note-asked-again',
    text: `UPDATE app.invitations SET asked_again_at = now()
      WHERE (mail_key_hash = $1 OR key_hash = $1)
        AND status <> 'accepted' AND (status <> 'pending' OR expires_at <= now() OR ends_at <= now())
        AND (asked_again_at IS NULL OR asked_again_at <= now() - interval '1 day')
      RETURNING id, floor(extract(epoch FROM asked_again_at))::int AS "askedAtS"`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}
