import type { EndSessionBody, NotificationPreference, ProfileBody } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { screens } from '@partyline/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepLanguage } from '../../language.ts';
import { api } from '../../session/api.ts';
import { saveLanguage } from '../../session/follow-language.ts';
import { changePassword, confirmPassword, confirmThroughPopup } from '../../session/sign-in.ts';
import { reloadUser } from '../../session/tab-session.ts';
import { endByServer } from '../../session/tab-session.ts';
import { leaveEnded } from '../../shell/log-out.ts';
import { notificationPreferencesQuery, profileQuery, sessionsQuery } from './queries.ts';

const DAY_LENGTH = 10;

type ProfileChange = { readonly [Key in keyof ProfileBody]?: NonNullable<ProfileBody[Key]> };

/** Saves the profile and updates the caches. [API-13] */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.put('/api/users/account', { body }),
    onSuccess: async (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
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
      client.setQueryData(queryKey, (all) =>
        all?.map((each) => (each.kind === chosen.kind && each.channel === chosen.channel ? chosen : each)),
      );
    },
    // Only after the last of several, so none flips back.
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
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

/** Logs the user out in every browser. [AUTH-14] */
export function useLogOutEverywhere() {
  return useMutation({
    mutationFn: () => endByServer(() => api.post('/api/users/logout')),
    onSuccess: leaveEnded,
  });
}

/** Exports the user's data as a file. [PLUS-24] */
export function useExportOwnData() {
  return useMutation({
    mutationFn: async () => {
      const data = await api.get('/api/users/gdpr/export');
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      const url = URL.createObjectURL(json);
      const link = document.createElement('a');
      link.href = url;
      link.download = screens.myAccount.ownData.file(new Date().toISOString().slice(0, DAY_LENGTH));
      link.click();
      URL.revokeObjectURL(url);
    },
  });
}

/** Signs in again, deletes the access, logs out. [ACCT-22, GX-19, GX-20] */
export function useDeleteOwnAccess(provider: string) {
  return useMutation({
    mutationFn: async (password: string) => {
      await (provider === 'password' ? confirmPassword(password) : confirmThroughPopup(provider));
      await endByServer(() => api.delete('/api/users/gdpr'));
    },
    onSuccess: leaveEnded,
  });
}
