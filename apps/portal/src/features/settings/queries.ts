import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The profile, with the current account's name. [API-12] */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/api/users/account', { signal }),
  // A refetch must not replace edits.
  refetchOnWindowFocus: false,
});

/** The user's sessions, last used first. [PLUS-23] */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.get('/api/users/sessions', { signal }),
});

/** The user's notification preferences. [PLUS-27] */
export const notificationPreferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => api.get('/api/users/notification/preferences', { signal }),
});

/** The blockers of the user's deletion. [ACCT-20 … ACCT-23] */
export const deletionBlockersQuery = queryOptions({
  queryKey: ['deletion-blockers'],
  queryFn: ({ signal }) => api.get('/api/users/gdpr', { signal }),
  // Not cached: a blocker may be resolved elsewhere.
  gcTime: 0,
  staleTime: 0,
});
