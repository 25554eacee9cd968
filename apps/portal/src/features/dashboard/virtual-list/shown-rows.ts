import { createStore } from '../../../store.ts';

/** The rows of the virtual list. The arrow keys read them, because the next row may not be in the document. */
export interface ShownRows {
  readonly rows: readonly { readonly key: string }[];
  /** Renders a row wherever it is; it is removed again when another row gets the focus. */
  readonly renderRow: (key: string) => void;
}

/** The one virtual list on the page. */
export const shownRows = createStore<ShownRows | null>(null);
