import type { Database } from '../../db/open-database.ts';
import type { HandoverKeyOf } from './handover-ref.ts';

/** What the calls about ownership need. */
export interface OwnershipDeps {
  readonly database: Database;
  /** Gives the keys of mailed links. */
  readonly keyOf: HandoverKeyOf;
  /** How long a link is valid, in days. [GO-6] */
  readonly linkDays: number;
  readonly now: () => Date;
}
