import { useSyncExternalStore } from 'react';

let probe: HTMLSpanElement | undefined;
let isSpaced = false;

/** Returns a hidden text of the page, which a style sheet of the user spaces like all others. */
function makeProbe(): HTMLSpanElement {
  const span = document.createElement('span');
  span.textContent = 'mmmmmmmm';
  span.ariaHidden = 'true';
  Object.assign(span.style, { position: 'absolute', visibility: 'hidden', insetInlineStart: '-1000px' });
  return document.body.appendChild(span);
}

function subscribe(onChange: () => void): () => void {
  const span = (probe ??= makeProbe());
  const observer = new ResizeObserver(() => {
    isSpaced = parseFloat(getComputedStyle(span).letterSpacing) > 0;
    document.documentElement.toggleAttribute('data-spaced', isSpaced);
    onChange();
  });
  observer.observe(span);
  return () => observer.disconnect();
}

/**
 * Returns whether the user has set wider text spacing than the portal's (WCAG 1.4.12), e.g. by an extension of the browser: rows of a
 * fixed height are higher then, and lines wrap. Style sheets ask for `[data-spaced]`.
 */
export function useTextSpacing(): boolean {
  return useSyncExternalStore(subscribe, () => isSpaced);
}
