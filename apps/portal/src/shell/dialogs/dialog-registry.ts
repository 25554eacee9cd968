import type { ComponentType } from 'react';
import type { LazyModule } from '../../lazy-module.ts';
import type { DialogName, DialogProps, Dialogs } from './dialogs.ts';

/** Where the component of a dialog comes from. */
export interface DialogSource<Props> {
  readonly module: LazyModule<unknown>;
  /** Returns the component; undefined until its module is loaded. */
  readonly find: () => ComponentType<Props & DialogProps> | undefined;
  /** Stays open when another page is shown. */
  readonly isOfFrame: boolean;
}

export type DialogRegistry = { readonly [Name in DialogName]: DialogSource<Dialogs[Name]> };

/** Makes the source of a dialog that closes with its page. */
export function pageDialog<Module, Props>(
  module: LazyModule<Module>,
  pick: (file: Module) => ComponentType<Props & DialogProps>,
): DialogSource<Props> {
  const find = () => {
    const file = module.get();
    return file === undefined || file === null ? undefined : pick(file);
  };
  return { module, find, isOfFrame: false };
}

/** Makes the source of a dialog that belongs to the frame and stays over the next page. */
export function frameDialog<Module, Props>(
  ...source: Parameters<typeof pageDialog<Module, Props>>
): DialogSource<Props> {
  return { ...pageDialog(...source), isOfFrame: true };
}
