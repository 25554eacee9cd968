import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './page-tabs.module.css';

interface PageTab {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
}

interface PageTabsProps {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

/** Scrolls a link into sight, on a phone that is too narrow for all. */
function showLink(link: Element | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function showCurrent(tabs: HTMLElement | null): void {
  showLink(tabs?.querySelector('[aria-current]') ?? null);
}

/** Renders links to the pages of a group, for the second line of their bar. [HZ-9] */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav
      ref={showCurrent}
      className={styles.tabs}
      aria-label={label}
      onFocus={({ target }) => showLink(target)}
    >
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} activeOptions={{ exact: true, includeSearch: false }}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
