import { createStore } from '../../../store.ts';

/** A dialog about devices, and which ones. */
export interface OpenDialog {
  readonly kind: 'edit' | 'upgrade' | 'move' | 'unregister';
  readonly vicUuids: readonly string[];
}

/** The one dialog about devices that is open. */
export const openDialog = createStore<OpenDialog | null>(null);
