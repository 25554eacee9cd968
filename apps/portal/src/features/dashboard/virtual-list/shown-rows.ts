import { createStore } from '../../../store.ts';

/** The virtual list's rows, for arrow keys: the next row may not be in the document. */
export interface ShownRows {
  readonly rows: readonly { readonly key: string }[];
  /** Renders a row anywhere, until another row gets the focus. */
  readonly renderRow: (key: string) => void;
}

export const shownRows = createStore<ShownRows | null>(null);
