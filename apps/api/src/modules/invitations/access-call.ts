import type { Database } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/caller.ts';

/** A call of a member about who has access. */
export interface AccessCall {
  readonly caller: MemberCaller;
  readonly requestId: string;
}

/** What the services about invitations need. */
export interface InvitationDeps {
  readonly database: Database;
  /** Keys of mails are derived from it. */
  readonly secret: string;
  /** How long a link is valid, in milliseconds. [GV-2] */
  readonly lifetimeMs: number;
  /** Where users reach the portal, without a slash at the end. */
  readonly publicUrl: string;
}
