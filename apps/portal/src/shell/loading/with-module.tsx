import { WORDINGS } from '@partyline/texts';
import type { ReactNode } from 'react';
import { showMessage } from '../messages/show-message.ts';
import { useLazy, type LazyModule } from '../../lazy-module.ts';

interface WithModuleProps<Module> {
  readonly module: LazyModule<Module>;
  readonly onClose: () => void;
  readonly children: (file: Module) => ReactNode;
}

/** Renders what opens over the page once its module is loaded. A failure is told once and closes it. */
export function WithModule<Module>({ module, onClose, children }: WithModuleProps<Module>) {
  const file = useLazy(module, () => {
    showMessage({ type: 'error', message: WORDINGS.generalError });
    onClose();
  });
  return file === undefined || file === null ? null : children(file);
}
