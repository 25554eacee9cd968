/** The attribute of a workspace header that has a menu: the id of its workspace. */
const MENU_ATTRIBUTE = 'data-workspace-menu';

/** The header of a workspace that has a menu. */
export interface WorkspaceHeader {
  readonly workspaceId: number;
  /** The button of its menu. */
  readonly button: HTMLElement;
}

/** The header that contains an element; null outside of all of them, and in one without a menu for this user. */
export function headerAround(target: EventTarget | null): WorkspaceHeader | null {
  return target instanceof Element ? headerOf(target.closest(`[${MENU_ATTRIBUTE}]`)) : null;
}

/** The header of a workspace; null while a long dashboard does not render it. */
export function findHeader(workspaceId: number): WorkspaceHeader | null {
  return headerOf(document.querySelector(`[${MENU_ATTRIBUTE}="${workspaceId}"]`));
}

function headerOf(header: Element | null): WorkspaceHeader | null {
  const button = header?.querySelector<HTMLElement>('[aria-haspopup=menu]');
  return header && button ? { workspaceId: Number(header.getAttribute(MENU_ATTRIBUTE)), button } : null;
}
