import type { ImportGroup } from '@partyline/invitations';
import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/** A row's group, by data row. */
export type GroupOf = ReadonlyMap<number, ImportGroup>;

/** Keeps the height of the row in focus: a shorter answer would move those below it. */
function holdHeight(target: Element): void {
  const row = target.closest<HTMLElement>('[role="row"]');
  if (row === null || row.style.minHeight !== '') return;
  const height = `${row.offsetHeight}px`;
  row.style.minHeight = height;
  // A table row takes its height for the least one.
  if (getComputedStyle(row).display === 'table-row') row.style.height = height;
}

function releaseHeights(section: Element): void {
  for (const row of section.querySelectorAll<HTMLElement>('[role="row"][style]')) {
    row.style.removeProperty('min-height');
    row.style.removeProperty('height');
  }
}

/**
 * Holds every row in its group while the focus is in the rows, so that nothing moves under a finger: a corrected row goes to its group
 * once the focus leaves them and no button is pressed. Returns the groups to show, and the handlers of the section. [PLUS-2]
 */
export function useHeldGroups(groups: GroupOf) {
  const [held, setHeld] = useState<GroupOf | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const release = useCallback(() => {
    const { current } = section;
    if (current === null || current.contains(document.activeElement)) return;
    releaseHeights(current);
    setHeld(null);
  }, []);
  useEffect(() => {
    const onPress = () => (isPressed.current = true);
    const onRelease = () => {
      isPressed.current = false;
      // After the click, which still finds what was pressed.
      setTimeout(release);
    };
    addEventListener('pointerdown', onPress, true);
    addEventListener('pointerup', onRelease, true);
    addEventListener('pointercancel', onRelease, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('pointerup', onRelease, true);
      removeEventListener('pointercancel', onRelease, true);
    };
  }, [release]);
  return {
    shown: held === null ? groups : new Map([...groups].map(([row, group]) => [row, held.get(row) ?? group])),
    section: {
      ref: section,
      onFocus: ({ target }: FocusEvent) => {
        holdHeight(target);
        setHeld((last) => last ?? groups);
      },
      // Focus on nothing, such as of a button that went away, is asked for after the event.
      onBlur: () => {
        if (!isPressed.current) setTimeout(release);
      },
    },
  };
}
