/** Makes a list a tab stop only if it scrolls, for keyboard scrolling. */
export function focusIfScrollable(list: HTMLUListElement | null): void {
  if (list === null) return;
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}
