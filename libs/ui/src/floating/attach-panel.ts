import { placePanel } from './place-panel.ts';

const FIRST = 'a[href], button, input, select, textarea, [tabindex="0"]';

function place(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void {
  panel.style.maxHeight = '';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top, maxHeight } = placePanel(anchor.getBoundingClientRect(), size, { width, height }, align);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${maxHeight}px`;
}

/**
 * Shows `panel` (an element with popover="manual") beside its anchor and puts the focus into it; `close` is called when a
 * person wants it gone. The function it gives ends all that and brings the focus back, if it was still inside.
 */
export function attachPanel(
  anchor: HTMLElement,
  panel: HTMLElement,
  align: 'start' | 'end',
  close: () => void,
): () => void {
  const cameFrom = document.activeElement;
  panel.showPopover();
  place(anchor, panel, align);
  (panel.querySelector<HTMLElement>(FIRST) ?? panel).focus({ preventScroll: true });

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (panel.contains(target) || anchor.contains(target));
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Whatever lies below must not close with it.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    options,
  );
  document.addEventListener('pointerdown', (event) => !isInside(event.target) && close(), options);
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget !== null && !isInside(relatedTarget) && close(),
    { signal: listening.signal },
  );
  const follow = (event: Event) => {
    if (event.target instanceof Node && panel.contains(event.target)) return;
    if (anchor.isConnected) place(anchor, panel, align);
    else close();
  };
  addEventListener('scroll', follow, { ...options, passive: true });
  addEventListener('resize', follow, options);
  const observer = new ResizeObserver(() => place(anchor, panel, align));
  observer.observe(panel);

  return () => {
    listening.abort();
    observer.disconnect();
    const hadFocus = panel.contains(document.activeElement);
    panel.hidePopover();
    if (!hadFocus) return;
    const back = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : anchor;
    back.focus({ preventScroll: true });
  };
}
