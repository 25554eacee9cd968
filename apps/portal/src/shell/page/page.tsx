import type { ReactNode } from 'react';
import { whenPageIsReady } from '../../query-client.ts';
import { lazyModule, useLazy } from '../../lazy-module.ts';
import { PageMain } from './page-main.tsx';
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
  /** In the bar; takes the focus after a navigation. */
  readonly title: string;
  /** One line beside the heading. */
  readonly summary?: ReactNode;
  /** Second line of the bar, optional. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page inside the shell: a bar that sticks if it leaves enough room, content. */
export function Page({ title, summary, tools, children }: PageProps) {
  return (
    <>
      <header ref={publishHeadHeight} className={styles.header}>
        <div className={styles.top}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {summary}
          {CONTROLS}
        </div>
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
      </header>
      <PageMain className={styles.content}>{children}</PageMain>
    </>
  );
}

/** Sets `--head-height`, by which the style sheet decides whether the bar sticks. */
function publishHeadHeight(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--head-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}
