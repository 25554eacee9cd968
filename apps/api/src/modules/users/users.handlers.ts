import { ApiFailure } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/route-types.ts';
import { loadSessionView, userOf } from './session-view.ts';
import { switchAccount, type SwitchDeps } from './switch-account.service.ts';

/** GET users and POST users/switch-account. [API-10, API-15] */
export function usersHandlers(deps: SwitchDeps): Pick<Handlers, 'currentUser' | 'switchAccount'> {
  return {
    currentUser: async ({ identity }) => {
      const view = await loadSessionView(deps.database, identity.uid, identity);
      if (view === null) throw new ApiFailure('not-found');
      return {
        user: userOf(view, identity.provider, deps.now()),
        associations: [...view.associations],
      };
    },
    switchAccount: async ({ identity, body }) => {
      await switchAccount(deps, identity.uid, body);
      return null;
    },
  };
}
