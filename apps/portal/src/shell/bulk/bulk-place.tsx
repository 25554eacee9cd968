import { classNames } from '@partyline/ui';
import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';

interface BulkPlaceProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders where the bar of a selection and its results float; on phones over the tab bar. [PLUS-10, HZ-8] */
export function BulkPlace({ className, children }: BulkPlaceProps) {
  return (
    <div ref={reserveMessageRoom} className={classNames(styles.place, className)}>
      {children}
    </div>
  );
}

/** Keeps messages above the bar and its results. */
function reserveMessageRoom(place: HTMLElement | null) {
  if (place === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bulk-room', `${place.offsetHeight + 8}px`));
  observer.observe(place);
  return () => {
    observer.disconnect();
    style.removeProperty('--bulk-room');
  };
}
