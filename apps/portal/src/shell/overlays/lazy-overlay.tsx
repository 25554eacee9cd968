import { WORDINGS } from '@partyline/texts';
import { useEffect, useReducer, type ComponentType } from 'react';
import { whenIdle } from '../../next-task.ts';
import { showMessage } from '../messages/show-message.ts';

/** After the page's own code and data. */
const PREFETCH_AFTER_MS = 5_000;
const PREFETCH_WITHIN_MS = 10_000;

interface Closable {
  readonly onClose: () => void;
}

/** Resolves some time after the start, when the browser is idle. */
export async function afterStart(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PREFETCH_AFTER_MS));
  await whenIdle(PREFETCH_WITHIN_MS);
}

function prefetch(load: () => Promise<unknown>): void {
  // Browsers remember a failed import until reload, so not offline.
  void afterStart()
    .then(() => navigator.onLine && load())
    .catch(() => undefined);
}

/**
 * Makes an overlay that loads when idle or first opened. `React.lazy` shows up to 300 ms late and never retries a failure, which
 * here shows a message and closes.
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
        showMessage({ type: 'error', message: WORDINGS.generalError });
        onClose();
      });
    }, [onClose]);
    return Overlay === undefined ? null : <Overlay {...props} />;
  };
}
