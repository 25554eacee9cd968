import { WORDINGS } from '@partyline/texts';
import { useEffect, useReducer, type ComponentType } from 'react';
import { whenIdle } from '../next-task.ts';
import { raiseAlert } from './alerts.ts';

/** The page's own code and data go first. */
const PREFETCH_AFTER_MS = 5_000;
const PREFETCH_WITHIN_MS = 10_000;

interface Closable {
  readonly onClose: () => void;
}

/** Resolves a while after the app has started, when the browser is idle. */
export async function afterStart(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PREFETCH_AFTER_MS));
  await whenIdle(PREFETCH_WITHIN_MS);
}

function prefetch(load: () => Promise<unknown>): void {
  // Offline it would fail, and browsers remember that until the page is reloaded.
  void afterStart()
    .then(() => navigator.onLine && load())
    .catch(() => undefined);
}

/**
 * Makes an overlay whose code is fetched when the browser is idle, or when it first opens. Without `React.lazy`, which shows
 * what it has fetched up to 300 ms late and never fetches again after a failure; here a failure raises an alert and closes.
 */
export function lazyOverlay<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Overlay: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    Overlay ??= await load();
  };
  prefetch(fetchOnce);

  return function LazyOverlay(props: Props) {
    const [, show] = useReducer((count: number) => count + 1, 0);
    const { onClose } = props;
    useEffect(() => {
      if (Overlay !== undefined) return;
      fetchOnce().then(show, () => {
        raiseAlert({ type: 'error', message: WORDINGS.generalError });
        onClose();
      });
    }, [onClose]);
    return Overlay === undefined ? null : <Overlay {...props} />;
  };
}
