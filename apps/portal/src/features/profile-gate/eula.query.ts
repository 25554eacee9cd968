import { eulaTextOf } from '@partyline/session';
import { EULA } from '@partyline/texts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The license agreement as the server has it, or the bundled copy where it cannot be had or makes no sense. [GE-13] */
export const eulaQuery = queryOptions({
  queryKey: ['eula'],
  queryFn: async ({ signal }) =>
    eulaTextOf(await api.get('/api/users/eula', { signal }).catch(() => null), EULA),
  staleTime: Infinity,
});
