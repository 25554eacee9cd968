import { textsFor } from '@partyline/texts/by-language';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { languageOfRequest } from '../../http/answers/page-language.ts';
import { RawData } from '../../http/answers/handler-result.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { listBlockers } from './deletion-blockers.ts';
import { eraseOwnAccess } from './erase-person.service.ts';
import { logOutEverywhere } from './log-out-everywhere.service.ts';
import { readOwnData } from './own-data.repository.ts';

export interface OwnDataDeps {
  readonly database: Database;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

type OwnDataRoutes = 'deletionBlockers' | 'exportOwnData' | 'deleteOwnAccess' | 'logOutEverywhere';

/** Handles GET and DELETE users/gdpr, GET users/gdpr/export, POST users/logout. [API-16, PLUS-23, PLUS-24] */
export function ownDataHandlers(deps: OwnDataDeps): Pick<Handlers, OwnDataRoutes> {
  const { database, now } = deps;
  return {
    deletionBlockers: async ({ caller, headers }) => {
      if (!caller.isKnown) throw new ApiFailure('not-found');
      const { ACCOUNT_DELETION_REFUSAL_TEXTS } = textsFor(languageOfRequest({ headers }, caller.language));
      const blockers = await listBlockers(database, caller.uid);
      return {
        blockers: blockers.map((blocker) => ({
          ...blocker,
          message: ACCOUNT_DELETION_REFUSAL_TEXTS[blocker.kind],
        })),
      };
    },
    exportOwnData: async ({ caller: { uid, language }, headers, requestId }) => {
      const data = await readOwnData(database, uid, languageOfRequest({ headers }, language));
      if (data === null) throw new ApiFailure('not-found');
      await writeAudit(database, {
        accountId: null,
        actor: { kind: 'user', uid },
        action: 'person.export',
        object: { kind: 'user', id: uid },
        outcome: 'done',
        requestId,
      });
      return new RawData(JSON.stringify(data));
    },
    deleteOwnAccess: async ({ identity, requestId }) => {
      await eraseOwnAccess(database, { identity, requestId, now: now() });
      return null;
    },
    logOutEverywhere: async ({ identity, body, requestId }) => {
      await logOutEverywhere(deps, identity.uid, requestId, { revokesApiTokens: body.revokeApiTokens });
      return null;
    },
  };
}
