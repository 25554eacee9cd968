import { useSyncExternalStore } from 'react';
import { onAccountDataReset } from '../../../session/session-store.ts';
import { createStore } from '../../../store.ts';

export const selection = createStore<ReadonlySet<string>>(new Set());

onAccountDataReset(() => selection.set(new Set()));

/** Selects or deselects devices. */
export function select(vicUuids: readonly string[], isSelected: boolean): void {
  const next = new Set(selection.get());
  for (const vicUuid of vicUuids) {
    if (isSelected) next.add(vicUuid);
    else next.delete(vicUuid);
  }
  selection.set(next);
}

/** Whether a device is selected; other selections do not render the caller. */
export function useIsSelected(vicUuid: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.get().has(vicUuid));
}
