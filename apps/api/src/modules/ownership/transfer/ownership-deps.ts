import type { Database } from '../../../db/open-database.ts';
import type { TransferKeyOf } from '../lookup/transfer-ref.ts';

export interface OwnershipDeps {
  readonly database: Database;
  readonly keyOf: TransferKeyOf;
  /** Validity of a link, in days. [GO-6] */
  readonly linkDays: number;
  readonly now: () => Date;
}
