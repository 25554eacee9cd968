import type { Page } from '@playwright/test';
import { insertRow } from '@partyline/rows/testing';
import { screens, type notificationText } from '@partyline/texts';
import { expect } from '../../test.ts';
import type { Account, World } from '../../world/world.ts';
import type { TestUser } from '../../world/test-user.ts';

const words = screens.notifications;

export function notifications(page: Page) {
  const panel = page.getByRole('dialog', { name: words.title });
  const items = panel.getByRole('list', { name: words.list }).getByRole('listitem');
  const bell = (unread: number) => page.getByRole('button', { name: words.bell(unread), exact: true });
  return {
    bell,
    panel,
    items,
    item: (message: string) => items.filter({ hasText: message }),
    unread: (count: number) => panel.getByText(words.unread(count), { exact: true }),
    markRead: (message: string) => panel.getByRole('button', { name: words.markReadOf(message) }),
    markAllRead: panel.getByRole('button', { name: words.markAllRead }),
    remove: (message: string) => panel.getByRole('button', { name: words.removeOf(message) }),
    removeAll: panel.getByRole('button', { name: words.removeAll }),
    showAll: () => panel.getByText(words.all, { exact: true }).click(),
    open: async (unread: number) => {
      await bell(unread).click();
      await expect(panel).toBeVisible();
    },
  };
}

interface WrittenNotification {
  /** The sentence of the time; read by its code where it has one. */
  readonly message: string;
  readonly language?: string;
  readonly coded?: Parameters<typeof notificationText>[0];
  readonly event: string;
  readonly object?: { readonly kind: string; readonly id: string };
  readonly minutesAgo?: number;
}

export async function writeNotifications(
  world: World,
  account: Account,
  user: TestUser,
  list: readonly WrittenNotification[],
): Promise<void> {
  for (const { message, event, object, coded, language = null, minutesAgo = 0 } of list) {
    const row = {
      ...{ account_id: account.id, user_uid: user.uid, silent: false, message, event, language },
      ...(coded === undefined ? {} : { code: coded.code, params: JSON.stringify(coded.params) }),
      ...{ object_kind: object?.kind ?? null, object_id: object?.id ?? null },
      created_at: new Date(Date.now() - minutesAgo * 60_000),
    };
    await insertRow(world.database, 'notifications', row, 'id');
  }
}
