import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { whenPageIsReady } from '../query-client.ts';
import { AlertArea } from './alert-area.tsx';
import styles from './page.module.css';
import { PaletteButton } from './palette/palette-button.tsx';

// Not part of the first load. Without their code the page goes on: what they do is on the account page too.
const PageControls = lazy<ComponentType>(() =>
  whenPageIsReady()
    .then(() => import('./page-controls.tsx'))
    .then(
      (file) => ({ default: file.PageControls }),
      () => ({ default: () => null }),
    ),
);

// Constant elements: they do not render again with the page, which changes with every sort, filter and search.
const CONTROLS = (
  <div className={styles.end}>
    <PaletteButton />
    <Suspense fallback={<span className={styles.controls} />}>
      <PageControls />
    </Suspense>
  </div>
);
const ALERTS = <AlertArea className={styles.alerts} />;

/** What a page inside the shell is made of. */
export interface PageProps {
  /** The heading in the sticky bar; it takes the focus after a navigation. */
  readonly title: string;
  /** Beside the heading: the state of what is below, in one line. */
  readonly summary?: ReactNode;
  /** What stays in sight while the page scrolls, such as that the browser is offline. */
  readonly notice?: ReactNode;
  /** Second line of the sticky bar: search, filters, view. Left out, the bar has one line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A page inside the shell: the sticky bar with the shell's own controls at its right, the alerts and notices, the content. */
export function Page({ title, summary, tools, notice, children }: PageProps) {
  return (
    <>
      <header className={styles.sticky}>
        <div className={styles.top}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {summary}
          {CONTROLS}
        </div>
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
        {ALERTS}
        <div className={styles.alerts}>{notice}</div>
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </>
  );
}
