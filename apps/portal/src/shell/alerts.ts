import { createStore, useStore } from '../store.ts';

/** The kinds of alert. [UI-5] */
export type AlertType = 'success' | 'error' | 'info' | 'warning';

/** An alert to raise: it closes by itself unless told not to. [UI-6, GU-2] */
export interface AlertRequest {
  readonly type: AlertType;
  readonly message: string;
  readonly autoClose?: boolean;
}

/** An alert in the alert area. */
export interface Alert extends Required<AlertRequest> {
  readonly id: number;
}

const MOST_ALERTS = 3;
const store = createStore<readonly Alert[]>([]);
let lastId = 0;

/**
 * Puts an alert into the alert area, the newest last; the same sentence again replaces the earlier one, and beyond
 * three the oldest goes. Raise it after a navigation has ended: a change of route clears the area. [UI-3, UI-4, GU-1]
 */
export function raiseAlert({ type, message, autoClose = true }: AlertRequest): void {
  lastId += 1;
  const others = store.get().filter((alert) => alert.message !== message || alert.type !== type);
  store.set([...others, { id: lastId, type, message, autoClose }].slice(-MOST_ALERTS));
}

/** Takes one alert away. [UI-3] */
export function dismissAlert(id: number): void {
  store.set(store.get().filter((alert) => alert.id !== id));
}

/** Takes all alerts away. [UI-4] */
export function clearAlerts(): void {
  if (store.get().length > 0) store.set([]);
}

/** Returns the current alerts, oldest first. */
export function useAlerts(): readonly Alert[] {
  return useStore(store, (alerts) => alerts);
}

/** Returns the current alerts, outside of components. */
export function getAlerts(): readonly Alert[] {
  return store.get();
}
