import { textsFor } from '@partyline/texts/by-language';
import type { Database } from '../../db/open-database.ts';
import { languageOfRequest } from '../../http/answers/page-language.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { acceptedDateOf } from '../users/user/accepted-date.ts';
import { acceptEula } from './accept-eula.service.ts';
import { changeProfile } from './change-profile.service.ts';
import { findProfile } from './profile.repository.ts';
import { keyOf, profileOf } from './profile-of.ts';

/** Handles GET and PUT users/account, GET and PUT users/eula. [API-12, API-13, API-14, GE-13, HZ-17] */
export function profileHandlers(
  database: Database,
): Pick<Handlers, 'readProfile' | 'changeProfile' | 'readEula' | 'acceptEula'> {
  return {
    readProfile: async ({ caller }) => {
      const row = await findProfile(database, keyOf(caller), { locked: false });
      if (row === null) throw new ApiFailure('not-found');
      return profileOf(row, caller);
    },
    changeProfile: ({ caller, identity, body, headers, requestId }) => {
      const language = languageOfRequest({ headers }, caller.language);
      return changeProfile(database, { caller, tokenEmail: identity.email, body, language, requestId });
    },
    readEula: ({ caller, headers }) => {
      const language = languageOfRequest({ headers }, caller.language);
      return Promise.resolve({ ...textsFor(language).EULA, language });
    },
    acceptEula: async ({ caller, headers, requestId }) => {
      const language = languageOfRequest({ headers }, caller.language);
      return {
        t_c_accepted_date: acceptedDateOf(await acceptEula(database, { caller, language, requestId })),
      };
    },
  };
}
