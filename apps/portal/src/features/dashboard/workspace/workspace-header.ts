const MENU_ATTRIBUTE = 'data-workspace-menu';

export interface WorkspaceHeader {
  readonly workspaceId: number;
  readonly button: HTMLElement;
}

/** The header around an element; null outside, or without a menu. */
export function headerAround(target: EventTarget | null): WorkspaceHeader | null {
  return target instanceof Element ? headerOf(target.closest(`[${MENU_ATTRIBUTE}]`)) : null;
}

/** A workspace's header; null while not rendered. */
export function findHeader(workspaceId: number): WorkspaceHeader | null {
  return headerOf(document.querySelector(`[${MENU_ATTRIBUTE}="${workspaceId}"]`));
}

function headerOf(header: Element | null): WorkspaceHeader | null {
  const button = header?.querySelector<HTMLElement>('[aria-haspopup=menu]');
  return header && button ? { workspaceId: Number(header.getAttribute(MENU_ATTRIBUTE)), button } : null;
}
