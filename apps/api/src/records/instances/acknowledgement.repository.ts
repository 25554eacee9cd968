import type { Acknowledgement } from '@partyline/device-state';
import type { Db } from '../../db/open-database.ts';
import { acknowledgementSql } from './instance-row.sql.ts';

/** Reads who is on the problem of an instance, as the caller sees it; null for no one, also once their access has ended. [PLUS-34] */
export async function readAcknowledgement(
  tx: Db,
  { id, uid }: { readonly id: number; readonly uid: string },
): Promise<Acknowledgement | null> {
  const { rows } = await tx.query<{ acknowledgement: Acknowledgement | null }>({
    name: 'read-acknowledgement',
    text: `SELECT ${acknowledgementSql('$2')} AS acknowledgement FROM app.instances i WHERE i.id = $1`,
    values: [id, uid],
  });
  return rows[0]?.acknowledgement ?? null;
}
