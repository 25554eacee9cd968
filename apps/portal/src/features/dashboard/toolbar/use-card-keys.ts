import { listCardRows, nextCard, type CardStep } from '@partyline/display';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { shownRows } from '../virtual-list/virtual-rows.tsx';
import type { GridRow, ListRow } from '../dashboard-rows.ts';

const STEPS: Readonly<Record<string, CardStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('button, input')];

const cardOf = (vicUuid: string) => document.querySelector(`[data-device="${CSS.escape(vicUuid)}"]`);

/** Renders the target if it is beyond the visible range; null at the ends. */
function findCard(from: string, step: CardStep): Element | null {
  const shown = shownRows.get();
  if (shown === null) return null;
  const rows = shown.rows as readonly (GridRow | ListRow)[]; // all of the dashboard's virtual lists have these
  const card = nextCard(listCardRows(rows), from, step);
  if (card === null) return null;
  if (cardOf(card.vicUuid) === null) flushSync(() => shown.renderRow(card.rowKey));
  return cardOf(card.vicUuid);
}

/** Finds the matching control of another card: star to star, menu to menu. */
function sameControl(from: Element, control: Element, to: Element): HTMLElement | undefined {
  const offset = (card: Element, one: Element) => {
    const [outer, inner] = [card.getBoundingClientRect(), one.getBoundingClientRect()];
    return { x: inner.left - outer.left, y: inner.top - outer.top };
  };
  const wanted = offset(from, control);
  const distance = (one: Element) => {
    const { x, y } = offset(to, one);
    return Math.hypot(x - wanted.x, y - wanted.y);
  };
  return controlsOf(to)
    .map((one) => ({ one, distance: distance(one) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.one;
}

function findControl(key: string, card: HTMLElement, control: Element): HTMLElement | undefined {
  const from = card.dataset['device'] ?? '';
  const step = STEPS[key];
  if (step !== undefined) {
    const to = findCard(from, step);
    return to === null ? undefined : sameControl(card, control, to);
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const by = key === 'ArrowLeft' ? -1 : 1;
  const controls = controlsOf(card);
  const inside = controls[controls.findIndex((one) => one === control) + by];
  if (inside !== undefined) return inside;
  const to = findCard(from, by === 1 ? 'next' : 'previous');
  return to === null ? undefined : controlsOf(to).at(by === 1 ? 0 : -1);
}

function press(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-device]') : null;
  if (card === null || !(target instanceof Element)) return;
  const control = findControl(key, card, target);
  if (control === undefined) return;
  event.preventDefault();
  control.focus();
}

/**
 * Handles arrow keys: left and right through controls and devices, up and down to the same control, Home and End to the first and last
 * device. One listener on the document, because virtual rows come and go. [PLUS-26]
 */
export function useCardKeys(): void {
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
