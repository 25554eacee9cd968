import { flushSync } from 'react-dom';

/** Makes a change that may shorten the page, and scrolls so that a control keeps its place on the screen. */
export function keepInPlace(control: HTMLElement, change: () => void): void {
  // The list renders the row in focus anywhere; Safari gives a pressed button no focus.
  control.focus({ preventScroll: true });
  const before = control.getBoundingClientRect().top;
  flushSync(change);
  const moved = control.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
