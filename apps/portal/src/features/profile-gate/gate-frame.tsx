import { PROFILE_GATE_CLOSES_ON } from '@partyline/session';
import { ModalLayer } from '@partyline/ui';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './gate-frame.module.css';

/** As the rule says, whatever it says. */
const CLOSES_ON: { readonly escape: boolean } = PROFILE_GATE_CLOSES_ON;
const FIRST_FIELD = 'input:not([readonly]), select';

interface GateFrameProps {
  readonly titleId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** Escape says "close" to a dialog however often it is pressed, unless the key itself is taken away. */
function swallowEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !CLOSES_ON.escape) event.preventDefault();
}

/**
 * A modal that nothing closes but its buttons: neither Escape nor a press beside it. The first field has the focus, or the
 * title where there is none, and the page behind is out of reach. [EULA-1, EULA-2]
 */
export function GateFrame({ titleId, title, subtitle, children, footer }: GateFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.setAttribute('closedby', 'none');
    const stand = () => {
      if (!dialog.open) dialog.showModal();
    };
    // Whatever closed it, it stands until its question is answered.
    dialog.addEventListener('close', stand);
    stand();
    (dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector('h2'))?.focus();
    return () => {
      dialog.removeEventListener('close', stand);
      dialog.close();
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <ModalLayer
      ref={ref}
      className={styles.dialog}
      panelClassName={styles.panel}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={swallowEscape}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>{footer}</footer>
    </ModalLayer>
  );
}
