import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './next-task.ts';

/** After the page's own code and data. */
const PREFETCH_AFTER_MS = 5_000;
const PREFETCH_WITHIN_MS = 10_000;

/** A module outside of the first load. */
export interface LazyModule<Module> {
  /** Returns the module; undefined until it is loaded. */
  readonly get: () => Module | undefined;
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<Module>;
}

/** Makes a module that loads late. `React.lazy` shows up to 300 ms late and never retries a failure. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = async (): Promise<Module> => {
    try {
      loaded = await fetch();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { get: () => loaded, load: () => (loading ??= load()) };
}

/** Makes the same for what is also fetched when the browser is idle. */
export function idleModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  const module = lazyModule(fetch);
  void afterStart().then(() => prefetch([module]));
  return module;
}

/** Loads a module with the component and returns it: undefined until then, null if that failed. */
export function useLazy<Module>(
  module: LazyModule<Module>,
  onFailure?: (error: unknown) => void,
): Module | null | undefined {
  const [loaded, show] = useState<Module | null | undefined>(module.get);
  const fail = useEffectEvent((error: unknown) => {
    show(null);
    onFailure?.(error);
  });
  useEffect(() => {
    let isMounted = true;
    module.load().then(
      (now) => isMounted && show(() => now),
      (error: unknown) => isMounted && fail(error),
    );
    return () => {
      isMounted = false;
    };
  }, [module]);
  return loaded;
}

/** Returns the same for a part that the page cannot do without: a failure breaks the page. */
export function useRequired<Module>(module: LazyModule<Module>): Module | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const loaded = useLazy(module, (error) => setFailure({ error }));
  if (failure !== null) throw failure.error;
  return loaded ?? undefined;
}

/** Resolves some time after the start, when the browser is idle. */
export async function afterStart(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PREFETCH_AFTER_MS));
  await whenIdle(PREFETCH_WITHIN_MS);
}

/** Loads modules one by one while the browser is idle. Browsers remember a failed import until a reload, so not offline. */
export async function prefetch(modules: Iterable<LazyModule<unknown>>): Promise<void> {
  for (const module of modules) {
    if (!navigator.onLine) return;
    await module.load().catch(() => undefined);
    await whenIdle(PREFETCH_WITHIN_MS);
  }
}
