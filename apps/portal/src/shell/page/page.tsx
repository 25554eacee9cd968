import type { ReactNode } from 'react';
import { whenPageIsReady } from '../../query-client.ts';
import { lazyModule, useLazy } from '../../lazy-module.ts';
import styles from './page.module.css';
import { PaletteButton } from '../palette/palette-button.tsx';

const controls = lazyModule(() => whenPageIsReady().then(() => import('./page-controls.tsx')));

/** Renders nothing if loading fails: the account page does the same. */
function Controls() {
  const file = useLazy(controls);
  if (file === undefined) return <span className={styles.controls} />;
  return file && <file.PageControls />;
}

// Constant elements, so that they do not render with the page.
const CONTROLS = (
  <div className={styles.end}>
    <PaletteButton />
    <Controls />
  </div>
);

export interface PageProps {
  /** In the sticky bar; takes the focus after a navigation. */
  readonly title: string;
  /** One line beside the heading. */
  readonly summary?: ReactNode;
  /** Stays visible while the page scrolls. */
  readonly notice?: ReactNode;
  /** Second line of the sticky bar, optional. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page inside the shell: sticky bar, content. */
export function Page({ title, summary, tools, notice, children }: PageProps) {
  return (
    <>
      <header ref={publishBarHeight} className={styles.sticky}>
        <div className={styles.top}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {summary}
          {CONTROLS}
        </div>
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
        <div className={styles.notice}>{notice}</div>
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </>
  );
}

/** Sets `--bar-height`, so that a focused control is scrolled out from under the bar; notices make it higher. */
function publishBarHeight(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}
