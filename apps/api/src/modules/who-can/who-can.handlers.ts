import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { whoCanFor } from './who-can.service.ts';

/** Handles GET users/who-can. [PLUS-35] */
export function whoCanHandlers(database: Database): Pick<Handlers, 'whoCan'> {
  return {
    whoCan: ({ caller, query }) => whoCanFor(database, caller, query, Date.now()),
  };
}
