import { createStore, useStore } from '../../store.ts';

/** [UI-5] */
export type MessageType = 'success' | 'error' | 'info' | 'warning';

/** Closes after a time by default. [UI-6, GU-2] */
export interface AlertRequest {
  readonly type: MessageType;
  readonly message: string;
  readonly autoClose?: boolean;
}

export interface Alert extends Required<AlertRequest> {
  readonly id: number;
}

const MOST_ALERTS = 3;
const store = createStore<readonly Alert[]>([]);
let lastId = 0;

/**
 * Raises an alert, replacing one of the same text; beyond three the oldest goes. Raise it after a navigation, which clears the
 * area. [UI-3, UI-4, GU-1]
 */
export function showMessage({ type, message, autoClose = true }: AlertRequest): void {
  lastId += 1;
  const others = store.get().filter((alert) => alert.message !== message || alert.type !== type);
  store.set([...others, { id: lastId, type, message, autoClose }].slice(-MOST_ALERTS));
}

/** Removes one alert. [UI-3] */
export function dismissAlert(id: number): void {
  store.set(store.get().filter((alert) => alert.id !== id));
}

/** Removes all alerts. [UI-4] */
export function clearMessages(): void {
  if (store.get().length > 0) store.set([]);
}

/** Returns the alerts, oldest first. */
export function useAlerts(): readonly Alert[] {
  return useStore(store, (alerts) => alerts);
}

/** Returns the alerts, outside of components. */
export function getAlerts(): readonly Alert[] {
  return store.get();
}
