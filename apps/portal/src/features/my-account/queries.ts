import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The user's profile, and the name of the account they are in. [API-12] */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/api/users/account', { signal }),
  // A refetch must not replace what is being edited.
  refetchOnWindowFocus: false,
});

/** The user's own sessions, last used first. [PLUS-23] */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.get('/api/users/sessions', { signal }),
});

/** The user's notification preferences. [PLUS-27] */
export const notificationPreferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => api.get('/api/users/notification/preferences', { signal }),
});

/** What blocks the deletion of the user's access. [ACCT-20 … ACCT-23] */
export const deletionBlockersQuery = queryOptions({
  queryKey: ['deletion-blockers'],
  queryFn: ({ signal }) => api.get('/api/users/gdpr', { signal }),
  // A blocker that was resolved elsewhere must not show again.
  gcTime: 0,
  staleTime: 0,
});
