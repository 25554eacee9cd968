import { onAccountDataReset } from '../../session/session-store.ts';
import { createStore, useStore } from '../../store.ts';

/** Props of a dialog that takes none. */
export type NoProps = Readonly<Record<string, never>>;

/** The props of each dialog by its name, without `onClose`. The file of another dialog adds its own. */
export interface Dialogs {
  readonly shortcuts: NoProps;
}

export type DialogName = keyof Dialogs;

export interface DialogProps {
  readonly onClose: () => void;
}

export interface OpenedDialog {
  readonly id: number;
  readonly name: DialogName;
  readonly props: Dialogs[DialogName];
}

/** Newest last. */
export const openedDialogs = createStore<readonly OpenedDialog[]>([]);

let lastId = 0;

/** Opens a dialog; one that is open under this name is replaced. */
export function openDialog<Name extends DialogName>(name: Name, props: Dialogs[Name]): void {
  lastId += 1;
  openedDialogs.set([
    ...openedDialogs.get().filter((dialog) => dialog.name !== name),
    { id: lastId, name, props },
  ]);
}

/** Closes the dialogs that a condition picks. */
export function closeDialogs(isClosed: (dialog: OpenedDialog) => boolean): void {
  const opened = openedDialogs.get();
  const left = opened.filter((dialog) => !isClosed(dialog));
  if (left.length < opened.length) openedDialogs.set(left);
}

/** Returns whether a dialog is open. */
export function useHasDialog(): boolean {
  return useStore(openedDialogs, ({ length }) => length > 0);
}

onAccountDataReset(() => openedDialogs.set([]));
