import { onAccountDataReset } from '../session/session-store.ts';
import { createStore } from '../store.ts';

/** The button that the feedback popover is open beside; null while it is closed. [FORM-7] */
export const feedbackTarget = createStore<HTMLElement | null>(null);

onAccountDataReset(() => feedbackTarget.set(null));
