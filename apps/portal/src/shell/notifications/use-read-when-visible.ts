import { listDueReads, nextVisible, type Notification, type VisibleSince } from '@partyline/notifications';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const LOOK_EVERY_MS = 1_000;
/** Share of an item that must be in view. */
const IN_VIEW = 0.6;

/** Holds an item's id. */
export const ITEM_ATTRIBUTE = 'data-doc-id';

/**
 * Calls back with unread items in view for 10 s; scrolling away or a hidden page restarts the time. [NOTIF-16, GN-7, CONST-15]
 */
export function useReadWhenVisible(
  root: RefObject<HTMLElement | null>,
  notifications: readonly Notification[],
  onDue: (docIds: readonly string[]) => void,
): void {
  // Survives list changes: visible items keep their time.
  const visible = useRef<VisibleSince>(new Map());
  const look = useEffectEvent((since: VisibleSince) => {
    const due = listDueReads(notifications, since, Date.now());
    if (due.length > 0) onDue(due);
  });
  const ids = notifications.map(({ notificationDocId }) => notificationDocId).join(' ');
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const docId = target.getAttribute(ITEM_ATTRIBUTE) ?? '';
          if (isIntersecting) inView.add(docId);
          else inView.delete(docId);
        }
      },
      { threshold: IN_VIEW },
    );
    for (const item of root.current?.querySelectorAll(`[${ITEM_ATTRIBUTE}]`) ?? []) observer.observe(item);
    const timer = setInterval(() => {
      const docIds = document.visibilityState === 'visible' ? [...inView] : [];
      visible.current = nextVisible(visible.current, docIds, Date.now());
      look(visible.current);
    }, LOOK_EVERY_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [root, ids]);
}
