/**
 * Focuses a menu's first item as it appears, for a menu without Mantine's focus trap: that waits for a timer, and earlier keys
 * would miss the menu or be undone.
 */
export const focusItem = (item: HTMLElement | null): void => item?.focus({ preventScroll: true });
