import { createStore, type Store } from '../../../store.ts';

/** The progress of a bulk command for one device. */
export type BulkResult = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';

/** One device of a bulk command, and its result. */
export interface BulkItem {
  readonly vicUuid: string;
  readonly name: string;
  readonly result: BulkResult;
  /** Why it failed, in words; the empty text otherwise. */
  readonly reason: string;
}

/** Runs the command for one device; what it throws is the reason of the failure. */
export type BulkAction = (vicUuid: string) => Promise<void>;

/** A bulk command under way. */
export interface BulkRun {
  readonly items: Store<readonly BulkItem[]>;
  /** Starts no more devices; those under way go on. */
  readonly cancel: () => void;
  /** Runs it again where it failed or was cancelled. */
  readonly retry: () => void;
}

/** Concurrent requests: enough to be quick, few enough to leave the API quick for others. */
const CONCURRENCY = 4;

/** Runs a command for many devices, a few at a time, with a result for each. [PLUS-10] */
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
