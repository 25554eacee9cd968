import { useEffect } from 'react';
import { openLayer } from '../layers/open-layer.ts';
import type { WorkspaceHead } from './heads.ts';
import { watchLongPress } from './long-press.ts';
import { watchMenuKey } from './menu-key.ts';
import { setLongPressed } from './workspace-changes.ts';

function open({ workspaceId, button }: WorkspaceHead): void {
  openLayer.set({ kind: 'workspace-menu', workspaceId, anchor: button });
}

/** The other ways to a workspace's menu, beside its button: a long press, and the key for menus. [WS-23, GW-13] */
export function useMenuGestures(): void {
  useEffect(() => {
    const ends = [
      watchLongPress((head) => {
        // Where the focus goes when the menu closes: a finger has put it nowhere.
        head.button.focus({ preventScroll: true });
        setLongPressed(head.workspaceId);
        open(head);
      }),
      watchMenuKey(open),
    ];
    return () => ends.forEach((end) => end());
  }, []);
}
