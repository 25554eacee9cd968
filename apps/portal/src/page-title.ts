import { PAGE_NAMES, pageTitle, type TitledPage } from '@partyline/texts';
import { useEffect } from 'react';
import { config } from './config.ts';

let page: TitledPage | null = null;
let screen: string | undefined;

/** The page of a path that has a title: itself, or the one it lies below. */
function titledPageOf(path: string): TitledPage {
  const pages = Object.keys(PAGE_NAMES) as TitledPage[]; // the keys of a closed table
  return pages.find((page) => page !== '/' && (path === page || path.startsWith(`${page}/`))) ?? '/';
}

/** The only place that writes the title of the tab. */
function writeTitle(): void {
  if (page !== null) document.title = pageTitle(page, screen, config.productName);
}

/** Titles the tab after the page of a path. [ROUTE-27, GR-14] */
export function showPageTitle(path: string): void {
  page = titledPageOf(path);
  writeTitle();
}

/** Names the screen in the title while it is shown, instead of its page: a form, a device. [ROUTE-27, GR-14] */
export function useScreenTitle(name: string | undefined): void {
  useEffect(() => {
    screen = name;
    writeTitle();
    return () => {
      screen = undefined;
      writeTitle();
    };
  }, [name]);
}
