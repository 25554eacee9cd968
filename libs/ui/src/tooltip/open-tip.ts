import { placeTip } from './place-tip.ts';

/** Nothing may stand under a sticky bar: a tip opens below its anchor when less than this is free above it. */
const CLEAR_TOP = 4;

function place(anchor: Element, tip: HTMLElement): void {
  const viewport = { width: document.documentElement.clientWidth, top: CLEAR_TOP };
  const size = { width: tip.offsetWidth, height: tip.offsetHeight };
  const { left, top, side, arrow } = placeTip(anchor.getBoundingClientRect(), size, viewport);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  tip.style.setProperty('--tip-arrow', `${arrow}px`);
  tip.dataset['side'] = side;
}

/**
 * Shows `tip` (an element with popover="manual", so that it stands above everything and nothing clips it) beside its
 * anchor until the returned function is called, Escape is pressed, the page scrolls or something else is pressed.
 */
export function openTip(anchor: Element, tip: HTMLElement): () => void {
  tip.showPopover();
  place(anchor, tip);
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), options);
  document.addEventListener('scroll', close, options);
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!(event.target instanceof Node) || !anchor.contains(event.target)) close();
    },
    options,
  );
  return close;
}
