import type { Database } from '../../../db/open-database.ts';
import type { HandoverKeyOf } from '../handover/handover-ref.ts';

export interface OwnershipDeps {
  readonly database: Database;
  readonly keyOf: HandoverKeyOf;
  /** Validity of a link, in days. [GO-6] */
  readonly linkDays: number;
  readonly now: () => Date;
}
