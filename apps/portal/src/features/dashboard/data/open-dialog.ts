import { createStore } from '../../../store.ts';

export interface OpenDialog {
  readonly kind: 'edit' | 'upgrade' | 'move' | 'unregister';
  readonly vicUuids: readonly string[];
}

export const openDialog = createStore<OpenDialog | null>(null);
