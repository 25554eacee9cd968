import { useMutationObserverTarget } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { TooltipProps } from './tooltip.tsx';

/** Lazy. Without the tooltip the reason still describes the control. */
const Tooltip = lazy<ComponentType<TooltipProps>>(() =>
  import('./tooltip.tsx').then(
    (file) => ({ default: file.Tooltip }),
    () => ({ default: () => null }),
  ),
);

const REFUSED = '[data-reason]';
const LINK = '[data-refused]';
const OBSERVED = { attributeFilter: ['data-reason'] };

/** Time for the pointer to reach the tooltip, whose text is selectable. */
const LEAVE_DELAY_MS = 120;

function closestRefused({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(REFUSED) : null;
}

const isOnTooltip = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;

/** Calls back with the refused element to explain, or null; returns the stop function. */
function followRefused(show: (element: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const set = (element: HTMLElement | null) => {
    clearTimeout(timer);
    show(element);
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, passive: true, signal: listening.signal });

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const element = closestRefused(event);
    clearTimeout(timer);
    if (element !== null) set(element);
    else if (!isOnTooltip(event)) timer = setTimeout(show, LEAVE_DELAY_MS, null);
  });
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) set(closestRefused(event));
  });
  on('focusout', () => set(null));
  on('click', (event) => {
    if (isOnTooltip(event)) return;
    const element = closestRefused(event);
    // A press on a link leaves.
    set(element?.matches(LINK) === true ? null : element);
  });
  on('scroll', () => set(null));
  on('keydown', ({ key }) => key === 'Escape' && set(null));
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** Shows the reason of elements with `data-reason` on hover, keyboard focus and touch. Mounted once. */
export function ReasonTooltip() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [reason, setReason] = useState<string | undefined>(undefined);
  useEffect(
    () =>
      followRefused((refused) => {
        setElement(refused);
        setReason(refused?.dataset['reason']);
      }),
    [],
  );
  // The refusal may end meanwhile.
  useMutationObserverTarget(() => setReason(element?.dataset['reason']), OBSERVED, element);
  if (element === null || reason === undefined) return null;
  return (
    <Suspense>
      <Tooltip target={element} reason={reason} />
    </Suspense>
  );
}
