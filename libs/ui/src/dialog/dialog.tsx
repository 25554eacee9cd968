import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { ModalLayer } from './modal-layer.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** What stands beside title and text. */
  figure?: ReactNode;
  footer: ReactNode;
  /** Escape and a press beside the dialog. */
  onDismiss: () => void;
}

/**
 * A dialog on the browser's own modal element: the page behind is out of reach, the focus stays inside, Escape closes,
 * and the focus goes back to where it came from. It begins at what is marked `data-autofocus`, else at the first that can have
 * it. A sheet from below on phones.
 */
export function Dialog({ title, children, figure, footer, onDismiss }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    const cameFrom = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      // The element is about to leave the page, which would drop the focus the browser has just given back.
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);
  return (
    <ModalLayer
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => event.target === event.currentTarget && onDismiss()}
    >
      <div className={figure === undefined ? undefined : styles.figured}>
        {figure}
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div id={`${id}-text`} className={styles.body}>
            {children}
          </div>
        </div>
      </div>
      <div className={styles.footer}>{footer}</div>
    </ModalLayer>
  );
}
