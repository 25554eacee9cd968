import type { AnnouncementItem } from '@partyline/contract';
import { announcementRequestOf, type AnnouncementAction } from '@partyline/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { announcementsQuery } from './queries.ts';

interface AnnouncementChange {
  readonly item: AnnouncementItem;
  readonly action: AnnouncementAction;
}

/** Saves the action; dismisses optimistically, with a rollback. [NOTIF-28, GN-14] */
export function useActOnAnnouncement() {
  const client = useQueryClient();
  const { queryKey } = announcementsQuery;
  return useMutation({
    mutationFn: async ({ item, action }: AnnouncementChange) => {
      const instants = { startAt: Date.parse(item.startAt), endAt: item.endAt && Date.parse(item.endAt) };
      const body = announcementRequestOf({ ...item, ...instants, endAt: instants.endAt || null }, action);
      if (body === null) return;
      await api.post('/api/users/announcement', { body: { ...body, announcementId: item.id } });
    },
    onMutate: async ({ item, action }) => {
      if (action !== 'dismissed') return undefined;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (items) => items?.filter(({ id }) => id !== item.id));
      return before;
    },
    onError: (_error, { action }, before) => {
      if (action !== 'dismissed') return;
      client.setQueryData(queryKey, before);
      // Not awaited: a second dismissal may have failed or succeeded meanwhile.
      void client.invalidateQueries({ queryKey });
    },
  });
}
