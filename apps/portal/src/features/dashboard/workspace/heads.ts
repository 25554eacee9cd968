/** The attribute that the head of a workspace with a menu carries: its id. */
const MARK = 'data-workspace-menu';

/** The head of a workspace, and the button of its menu. */
export interface WorkspaceHead {
  readonly workspaceId: number;
  readonly button: HTMLElement;
}

/** The head that something stands in; null outside of all of them, and in one that has no menu for this person. */
export function headAround(target: EventTarget | null): WorkspaceHead | null {
  const head = target instanceof Element ? target.closest(`[${MARK}]`) : null;
  return head === null ? null : headOf(head);
}

/** The head of a workspace if it exists now: of a long dashboard only what is in sight does. */
export function findHead(workspaceId: number): WorkspaceHead | null {
  const head = document.querySelector(`[${MARK}="${workspaceId}"]`);
  return head === null ? null : headOf(head);
}

function headOf(head: Element): WorkspaceHead | null {
  const button = head.querySelector<HTMLElement>('[aria-haspopup=menu]');
  return button === null ? null : { workspaceId: Number(head.getAttribute(MARK)), button };
}
