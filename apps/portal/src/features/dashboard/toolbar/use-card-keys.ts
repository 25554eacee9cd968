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
  const place = nextCard(listCardRows(rows), from, step);
  if (place === null) return null;
  if (cardOf(place.vicUuid) === null) flushSync(() => shown.renderRow(place.rowKey));
  return cardOf(place.vicUuid);
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

/** A row's key in the virtual list, and its device ids from left to right. */
export interface CardRow {
  readonly key: string;
  readonly vicUuids: readonly string[];
}

export type CardStep = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last';

export interface CardPlace {
  readonly rowKey: string;
  readonly vicUuid: string;
}

function idsOf(row: GridRow | ListRow): readonly string[] {
  switch (row.kind) {
    case 'device':
      return [row.device.vicUuid];
    case 'group-cards':
      return row.devices.map(({ vicUuid }) => vicUuid);
    case 'solo-cards':
      return row.devices.map(({ device }) => device.vicUuid);
    default:
      return [];
  }
}

/** Lists the rows that hold devices, in all three views. */
export function listCardRows(rows: readonly (GridRow | ListRow)[]): CardRow[] {
  return rows.flatMap((row) => {
    const vicUuids = idsOf(row);
    return vicUuids.length === 0 ? [] : { key: row.key, vicUuids };
  });
}

/** Returns the device at a column; the last one of a shorter row. */
function at(row: CardRow | undefined, column: number): CardPlace | null {
  const vicUuid = row?.vicUuids[Math.min(column, row.vicUuids.length - 1)];
  return row === undefined || vicUuid === undefined ? null : { rowKey: row.key, vicUuid };
}

/** Returns the device after a step; null at the ends and for an unlisted device. [PLUS-26] */
export function nextCard(rows: readonly CardRow[], vicUuid: string, step: CardStep): CardPlace | null {
  const index = rows.findIndex(({ vicUuids }) => vicUuids.includes(vicUuid));
  const row = rows[index];
  if (row === undefined) return null;
  const column = row.vicUuids.indexOf(vicUuid);
  switch (step) {
    case 'up':
      return at(rows[index - 1], column);
    case 'down':
      return at(rows[index + 1], column);
    case 'previous':
      return column > 0 ? at(row, column - 1) : at(rows[index - 1], Infinity);
    case 'next':
      return column + 1 < row.vicUuids.length ? at(row, column + 1) : at(rows[index + 1], 0);
    case 'first':
      return at(rows[0], 0);
    case 'last':
      return at(rows.at(-1), Infinity);
  }
}
