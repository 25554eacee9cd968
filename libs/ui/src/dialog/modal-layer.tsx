import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './modal-layer.module.css';

interface ModalLayerProps extends ComponentPropsWithRef<'dialog'> {
  /** Of the panel in the middle; `--dialog-width` on the layer says how wide it is. */
  readonly panelClassName?: string | undefined;
}

/** How every dialog lies over the page: the browser's own modal element with a panel in it, a sheet from below on phones. */
export function ModalLayer({ className, panelClassName, children, ...dialog }: ModalLayerProps) {
  return (
    <dialog {...dialog} className={classNames(styles.layer, className)}>
      <div className={classNames(styles.panel, panelClassName)}>{children}</div>
    </dialog>
  );
}
