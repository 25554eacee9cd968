import { refuseMissingUser } from '../../http/authorization/load-caller.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { loadSessionView, workspacesOf, userOf } from './user/session-view.ts';
import { switchAccount, type SwitchDeps } from './switch-account.service.ts';
import { writeLanguage } from './user/users.repository.ts';

/** Handles GET users, POST users/switch-account and PUT users/language. [API-10, API-15, PLUS-30] */
export function usersHandlers(
  deps: SwitchDeps & { readonly isAnalyticsConfigured: boolean },
): Pick<Handlers, 'currentUser' | 'switchAccount' | 'changeLanguage'> {
  return {
    currentUser: async ({ identity }) => {
      const view = await loadSessionView(deps.database, identity.uid, identity);
      if (view === null) return refuseMissingUser(deps.database, identity);
      return {
        user: userOf(view, {
          provider: identity.provider,
          isAnalyticsConfigured: deps.isAnalyticsConfigured,
          now: deps.now(),
        }),
        ...workspacesOf(view),
      };
    },
    switchAccount: async ({ identity, body }) => {
      await switchAccount(deps, identity.uid, body);
      return null;
    },
    changeLanguage: async ({ identity, body }) => {
      const isKnown = await writeLanguage(deps.database, identity.uid, body.language);
      if (!isKnown) await refuseMissingUser(deps.database, identity);
      return null;
    },
  };
}
