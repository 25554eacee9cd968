export const DEVICE = '5f0c7a52-0000-4000-8000-000000000001';

export const updateOf = (
  sequence: number,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  vicUuid: DEVICE,
  epoch: 1,
  sequence,
  ...more,
});

export const notificationOf = (
  data: unknown,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  notificationDocId: 'n1',
  message: '',
  silent: true,
  isread: false,
  timestamp: '2026-11-20T10:00:00Z',
  accountId: 7,
  workspaceId: 3,
  event: 'instance update',
  data,
  ...more,
});

export const lines = (items: readonly unknown[]): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join('');
