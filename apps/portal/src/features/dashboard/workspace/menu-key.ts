import { headAround, type WorkspaceHead } from './heads.ts';

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/**
 * Calls back when the key for menus is pressed on the head of a workspace; the browser's own menu does not open then. The function
 * it gives ends that. [GW-13]
 */
export function watchMenuKey(onMenuKey: (head: WorkspaceHead) => void): () => void {
  let isTaken = false;
  const watching = new AbortController();
  const options = { signal: watching.signal };
  document.addEventListener(
    'keydown',
    (event) => {
      const head = isMenuKey(event) ? headAround(event.target) : null;
      isTaken = head !== null;
      if (head === null) return;
      event.preventDefault();
      onMenuKey(head);
    },
    options,
  );
  // Some systems open their menu when the key is let go.
  document.addEventListener(
    'keyup',
    (event) => isTaken && isMenuKey(event) && event.preventDefault(),
    options,
  );
  return () => watching.abort();
}
