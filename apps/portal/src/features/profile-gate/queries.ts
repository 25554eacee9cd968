import { eulaTextOf } from '@partyline/session';
import { EULA } from '@partyline/texts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The agreement; falls back to the bundled copy if loading or validation fails. [GE-13] */
export const eulaQuery = queryOptions({
  queryKey: ['eula'],
  queryFn: async ({ signal }) =>
    eulaTextOf(await api.get('/api/users/eula', { signal }).catch(() => null), EULA),
  staleTime: Infinity,
});
