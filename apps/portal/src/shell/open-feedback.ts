import { onAccountDataReset } from '../session/session-store.ts';
import { createStore } from '../store.ts';

/** The button of the open feedback popover, or null. [FORM-7] */
export const feedbackTarget = createStore<HTMLElement | null>(null);

onAccountDataReset(() => feedbackTarget.set(null));
