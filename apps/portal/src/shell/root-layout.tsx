import { Outlet } from '@tanstack/react-router';
import { screens } from '@partyline/texts';
import { lazy, Suspense } from 'react';
import { whenIdle } from '../next-task.ts';
import { BlockingOverlay } from './blocking-overlay-layer.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import styles from './root-layout.module.css';
import { Spinner } from './spinner-layer.tsx';

const REASONS_WITHIN_MS = 2_000;

/** Loaded on idle: until then the reason of a refused control is only its description. */
const ReasonTooltip = lazy(async () => {
  await whenIdle(REASONS_WITHIN_MS);
  return import('./reason-tooltip.tsx').then((file) => ({ default: file.ReasonTooltip }));
});

/** What lies around every screen: the way past the navigation, and what can cover the page. */
export function RootLayout() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {screens.shell.skipToContent}
      </a>
      <Outlet />
      <BlockingOverlay />
      <Spinner />
      <SessionDialogs />
      <Suspense>
        <ReasonTooltip />
      </Suspense>
    </>
  );
}
