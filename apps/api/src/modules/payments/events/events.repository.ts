import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import type { ObjectKind } from './payment-event.ts';

const PROVIDER = 'payments';

export interface NewEvent {
  readonly eventId: string;
  readonly kind: string;
  /** null: irrelevant here. */
  readonly objectKind: ObjectKind | null;
  readonly objectId: string | null;
}

/** Returns whether the event must be processed. */
export async function addEvent(tx: Db, { eventId, kind, objectKind, objectId }: NewEvent): Promise<boolean> {
  const { rows } = await tx.query<{ isOpen: boolean }>({
    name: 'add-payment-event',
    text: `INSERT INTO app.provider_events AS e (provider, event_id, kind, object_kind, object_id, processed_at, outcome)
      VALUES ($1, $2, $3, $4, $5, CASE WHEN $4::text IS NULL THEN now() END, CASE WHEN $4::text IS NULL THEN 'ignored' END)
      ON CONFLICT (provider, event_id) DO UPDATE SET kind = e.kind
      RETURNING processed_at IS NULL AS "isOpen"`,
    values: [PROVIDER, eventId, kind, objectKind, objectId],
  });
  return rows[0]?.isOpen ?? false;
}

export interface StoredEvent {
  readonly objectKind: ColumnAs<'provider_events', 'object_kind', ObjectKind | null>;
  readonly objectId: Tables['provider_events']['object_id'];
  readonly isProcessed: boolean;
}

export async function readEvent(db: Db, eventId: string): Promise<StoredEvent | undefined> {
  const { rows } = await db.query<StoredEvent>({
    name: 'read-payment-event',
    text: `SELECT object_kind AS "objectKind", object_id AS "objectId", processed_at IS NOT NULL AS "isProcessed"
      FROM app.provider_events WHERE provider = $1 AND event_id = $2`,
    values: [PROVIDER, eventId],
  });
  return rows[0];
}

export async function closeEvent(db: Db, eventId: string, outcome: string): Promise<void> {
  await db.query({
    name: 'close-payment-event',
    text: `UPDATE app.provider_events SET processed_at = now(), outcome = $3
      WHERE provider = $1 AND event_id = $2 AND processed_at IS NULL`,
    values: [PROVIDER, eventId, outcome],
  });
}
