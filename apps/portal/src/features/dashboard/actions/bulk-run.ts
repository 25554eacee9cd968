import { createStore, type Store } from '../../../store.ts';

/** `sent`: its device works on the command. */
export type BulkResult = 'waiting' | 'working' | 'sent' | 'done' | 'failed' | 'cancelled';

export interface BulkItem {
  readonly vicUuid: string;
  readonly name: string;
  readonly result: BulkResult;
  /** Why it failed, or the state in which its device came to rest; empty otherwise. */
  readonly reason: string;
}

/** How a sent command ended. */
export interface BulkEnd {
  readonly result: 'done' | 'failed';
  readonly reason: string;
}

/** A thrown error is the reason of failure. */
export type BulkAction = (vicUuid: string) => Promise<void>;

export interface BulkRun {
  readonly items: Store<readonly BulkItem[]>;
  /** Pending ones finish. */
  readonly cancel: () => void;
  /** Ends the sent ones whose devices are at rest; `endOf` returns null for the others. */
  readonly follow: (endOf: (vicUuid: string) => BulkEnd | null) => void;
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
        set(next.vicUuid, 'sent');
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
    follow: (endOf) => {
      const next = items.get().map((item) => {
        const end = item.result === 'sent' ? endOf(item.vicUuid) : null;
        return end === null ? item : { ...item, ...end };
      });
      if (next.some((item, index) => item !== items.get()[index])) items.set(next);
    },
    retry: () => {
      const isOver = ({ result }: BulkItem) => result === 'failed' || result === 'cancelled';
      items.set(
        items.get().map((item) => (isOver(item) ? { ...item, result: 'waiting', reason: '' } : item)),
      );
      begin();
    },
  };
}
