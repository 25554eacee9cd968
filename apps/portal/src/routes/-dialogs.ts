import { frameDialog, type DialogRegistry } from '../shell/dialogs/dialog-registry.ts';
import { lazyModule } from '../shell/loading/lazy-module.ts';

const feedback = lazyModule(() => import('../features/feedback/feedback-popover.tsx'));
const palette = lazyModule(() => import('./-palette.tsx'));
const shortcuts = lazyModule(() => import('../shell/palette/shortcuts-dialog.tsx'));

/** All that `openDialog` opens. */
export const DIALOGS: DialogRegistry = {
  feedback: frameDialog(feedback, (file) => file.FeedbackPopover),
  palette: frameDialog(palette, (file) => file.AppPalette),
  shortcuts: frameDialog(shortcuts, (file) => file.ShortcutsDialog),
};
