/** Resolves when the page has nothing better to do, at the latest after some milliseconds. */
export function whenIdle(atLatestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atLatestMs });
    else setTimeout(resolve, 200);
  });
}
