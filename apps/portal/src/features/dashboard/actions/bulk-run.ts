import { createStore, type Store } from '../../../store.ts';

export type BulkResult = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';

export interface BulkItem {
  readonly vicUuid: string;
  readonly name: string;
  readonly result: BulkResult;
  /** Why it failed; empty otherwise. */
  readonly reason: string;
}

/** A thrown error is the reason of failure. */
export type BulkAction = (vicUuid: string) => Promise<void>;

export interface BulkRun {
  readonly items: Store<readonly BulkItem[]>;
  /** Pending ones finish. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** Concurrent requests; limits the load on the API. */
const CONCURRENCY = 4;

/** Runs a command for many devices with limited concurrency. [PLUS-10] */
export function startBulkRun(
  devices: readonly { readonly vicUuid: string; readonly name: string }[],
  act: BulkAction,
  textOf: (error: unknown) => string,
): BulkRun {
  const items = createStore<readonly BulkItem[]>(
    devices.map(({ vicUuid, name }) => ({ vicUuid, name, result: 'waiting', reason: '' })),
  );
  const set = (vicUuid: string, result: BulkResult, reason = '') =>
    items.set(items.get().map((item) => (item.vicUuid === vicUuid ? { ...item, result, reason } : item)));

  async function work(): Promise<void> {
    for (;;) {
      const next = items.get().find(({ result }) => result === 'waiting');
      if (next === undefined) return;
      set(next.vicUuid, 'working');
      try {
        await act(next.vicUuid);
        set(next.vicUuid, 'done');
      } catch (error) {
        set(next.vicUuid, 'failed', textOf(error));
      }
    }
  }
  const begin = () => {
    for (let worker = 0; worker < CONCURRENCY; worker += 1) void work();
  };
  begin();
  return {
    items,
    cancel: () =>
      items.set(
        items.get().map((item) => (item.result === 'waiting' ? { ...item, result: 'cancelled' } : item)),
      ),
    retry: () => {
      const isOver = ({ result }: BulkItem) => result === 'failed' || result === 'cancelled';
      items.set(
        items.get().map((item) => (isOver(item) ? { ...item, result: 'waiting', reason: '' } : item)),
      );
      begin();
    },
  };
}
