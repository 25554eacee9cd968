import type { Database } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';

export interface AccessCall {
  readonly caller: MemberCaller;
  readonly requestId: string;
}

export interface InvitationDeps {
  readonly database: Database;
  /** Mail keys are derived from it. */
  readonly secret: string;
  /** In milliseconds. [GV-2] */
  readonly lifetimeMs: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}
