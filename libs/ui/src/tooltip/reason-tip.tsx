import { useEffect, useRef } from 'react';
import { openTip } from './open-tip.ts';
import styles from './tooltip.module.css';

/** A pointer that leaves the button has this long to reach the tip, so that its text can be pointed at and selected. */
const LEAVE_DELAY_MS = 120;

/**
 * Opens `tip` while the pointer is over `wrap`, the button in it has the focus of the keyboard, or was pressed; gives a
 * function that ends that. `wrap` holds both, so that pointing at the tip counts as well.
 */
function attachTip(wrap: HTMLElement, tip: HTMLElement): () => void {
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const hide = () => {
    clearTimeout(timer);
    close?.();
    close = null;
  };
  const show = () => {
    clearTimeout(timer);
    if (!tip.matches(':popover-open')) close = openTip(wrap, tip);
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => wrap.addEventListener(name, listener, { signal: listening.signal });

  on('pointerenter', (event) => event.pointerType === 'mouse' && show());
  on('pointerleave', () => {
    timer = setTimeout(hide, LEAVE_DELAY_MS);
  });
  on(
    'focusin',
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && show(),
  );
  on('focusout', hide);
  on('click', show);
  return () => {
    listening.abort();
    hide();
  };
}

interface ReasonTipProps {
  /** What `aria-describedby` of the button points at. */
  id: string;
  reason: string;
}

/** The reason of a refused button beside it, as its description and its tooltip. Its parent is the button's wrap. */
export function ReasonTip({ id, reason }: ReasonTipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tip = ref.current;
    const wrap = tip?.parentElement;
    return tip && wrap ? attachTip(wrap, tip) : undefined;
  }, []);
  return (
    <span ref={ref} id={id} role="tooltip" popover="manual" className={styles.tip}>
      {reason}
    </span>
  );
}
