import { notificationMessages as english } from '../notification-messages.ts';

export const notificationMessages = {
  ...english,
  workspaceDeleted: ({ workspace }: { readonly workspace: string }) =>
    `Der Arbeitsbereich ${workspace} wurde gelöscht.`,
};
