/** The parts of a page; the bar of a selection is one of its own inside of the content. */
const REGIONS = 'nav, header, #content, [role=toolbar], footer';
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Where the focus was when F6 left a region. */
const left = new WeakMap<Element, HTMLElement>();

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();

function findStop(region: Element): HTMLElement | undefined {
  const before = left.get(region);
  if (before?.isConnected === true && before.checkVisibility()) return before;
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (element) => element.closest(REGIONS) === region && isStop(element),
  );
}

/**
 * Moves the focus to the next part of the page, or back with `by` -1: to the control that F6 left there, else to the first. Returns
 * whether there is one.
 */
export function moveToRegion(by: 1 | -1): boolean {
  const { activeElement } = document;
  const current = activeElement?.closest(REGIONS) ?? null;
  if (current !== null && activeElement instanceof HTMLElement) left.set(current, activeElement);
  const forwards = [...document.querySelectorAll(REGIONS)];
  const regions = by === 1 ? forwards : forwards.toReversed();
  const next = regions.findIndex((region) => region === current) + 1;
  const stop = [...regions.slice(next), ...regions.slice(0, next)]
    .filter((region) => region !== current)
    .map(findStop)
    .find((element) => element !== undefined);
  stop?.focus();
  return stop !== undefined;
}
