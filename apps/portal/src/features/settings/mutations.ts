import type { EndSessionBody, NotificationPreference, ProfileBody } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { utcDay } from '@partyline/export';
import { screens } from '@partyline/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../forms/save-file.ts';
import { keepLanguage } from '../../language.ts';
import { api } from '../../session/api.ts';
import { saveLanguage } from '../../session/follow-language.ts';
import { changePassword, confirmSignIn } from '../../session/sign-in.ts';
import { endByServer, noteDataUsage, reloadUser } from '../../session/tab-session.ts';
import { leaveEnded } from '../../shell/logout/log-out.ts';
import { notificationPreferencesQuery, profileQuery, sessionsQuery } from './queries.ts';

type ProfileChange = { readonly [Key in keyof ProfileBody]?: NonNullable<ProfileBody[Key]> };

/** Saves the profile and updates the caches. [API-13] */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.put('/api/users/account', { body }),
    onSuccess: async (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      noteDataUsage(profile.dataUsage);
      // The layout shows the account's name; analytics depend on the usage data switch.
      await reloadUser().catch(() => undefined);
    },
  });
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

/** Changes the password after a fresh sign-in. [GX-19] */
export function useChangePassword() {
  return useMutation({
    mutationFn: ({ currentPassword, password }: PasswordChange) => changePassword(currentPassword, password),
  });
}

/** Ends one session, or all others. [PLUS-23] */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: EndSessionBody['which']) => api.post('/api/users/sessions/end', { body: { which } }),
    // Also after an error: it may have ended elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Updates optimistically, with a rollback. [PLUS-27] */
export function useChangePreference() {
  const client = useQueryClient();
  const { queryKey } = notificationPreferencesQuery;
  return useMutation({
    mutationKey: queryKey,
    mutationFn: (body: NotificationPreference) => api.put('/api/users/notification/preferences', { body }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.find((each) => isSameSwitch(each, chosen));
      client.setQueryData(queryKey, (all) => withPreference(all, chosen));
      return before;
    },
    // Only this switch: another may be on its way.
    onError: (_error, _chosen, before) => {
      if (before !== undefined) client.setQueryData(queryKey, (all) => withPreference(all, before));
    },
    // Only after the last of several, so none flips back.
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}

const isSameSwitch = (one: NotificationPreference, other: NotificationPreference): boolean =>
  one.kind === other.kind && one.channel === other.channel;

function withPreference<Item extends NotificationPreference>(all: readonly Item[] | undefined, next: Item) {
  return all?.map((each) => (isSameSwitch(each, next) ? next : each));
}

/** Saves the language, then reloads the page. [PLUS-30] */
export function useChangeLanguage() {
  return useMutation({
    mutationFn: (language: Language) => saveLanguage(language),
    onSuccess: async (_saved, language) => {
      // Else the next page restores the user with the old language, and returns to it.
      await reloadUser().catch(() => undefined);
      keepLanguage(language);
      location.reload();
    },
  });
}

/** Logs the user out in every browser, and revokes their API tokens if asked to. [AUTH-14, PLUS-25] */
export function useLogOutEverywhere() {
  return useMutation({
    mutationFn: (revokeApiTokens: boolean) =>
      endByServer(() => api.post('/api/users/logout', { body: { revokeApiTokens } })),
    onSuccess: leaveEnded,
  });
}

/** Exports the user's data as a file. [PLUS-24] */
export function useExportOwnData() {
  return useMutation({
    mutationFn: async () => {
      const data = await api.get('/api/users/gdpr/export');
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(json, screens.myAccount.ownData.file(utcDay(Date.now())));
    },
  });
}

/** Signs in again, deletes the access, logs out. [ACCT-22, GX-19, GX-20] */
export function useDeleteOwnAccess(provider: string) {
  return useMutation({
    mutationFn: async (password: string) => {
      await confirmSignIn(provider, password);
      await endByServer(() => api.delete('/api/users/gdpr'));
    },
    onSuccess: leaveEnded,
  });
}
