import { createStore, type Store } from '../../../store.ts';

/** How far a command has come with one device of many. */
export type BulkResult = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';

/** One device of many, and what came of its command. */
export interface BulkItem {
  readonly vicUuid: string;
  readonly name: string;
  readonly result: BulkResult;
  /** Why it failed, in words; the empty text otherwise. */
  readonly reason: string;
}

/** Does it to one device; what it throws is the reason of the failure. */
export type BulkDeed = (vicUuid: string) => Promise<void>;

/** A command to many devices, as it goes on. */
export interface BulkRun {
  readonly items: Store<readonly BulkItem[]>;
  /** Begins nothing more; what has begun goes on. */
  readonly cancel: () => void;
  /** Does it again where it failed or did not begin. */
  readonly retry: () => void;
}

/** So many devices are told at once: enough to be quick, few enough for the service to stay quick for others. */
const AT_ONCE = 4;

/** Tells many devices the same, a few at a time, and keeps what came of each. [PLUS-10] */
export function startBulkRun(
  devices: readonly { readonly vicUuid: string; readonly name: string }[],
  deed: BulkDeed,
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
        await deed(next.vicUuid);
        set(next.vicUuid, 'done');
      } catch (error) {
        set(next.vicUuid, 'failed', textOf(error));
      }
    }
  }
  const begin = () => {
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
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
