import { PAGE_NAMES, pageTitle, type TitledPage } from '@partyline/texts';
import { useEffect } from 'react';
import { config } from './config.ts';

let page: TitledPage | null = null;
let screen: string | undefined;

/** Returns the titled page of a path: itself or a parent. */
function titledPageOf(path: string): TitledPage {
  const pages = Object.keys(PAGE_NAMES) as TitledPage[]; // keys of a closed table
  return pages.find((page) => page !== '/' && (path === page || path.startsWith(`${page}/`))) ?? '/';
}

/** Writes the tab's title; nothing else does. */
function writeTitle(): void {
  if (page !== null) document.title = pageTitle(page, screen, config.productName);
}

/** Titles the tab by a path's page. [ROUTE-27, GR-14] */
export function showPageTitle(path: string): void {
  page = titledPageOf(path);
  writeTitle();
}

/** Titles the tab by the shown screen, e.g. a form or device, instead of its page. [ROUTE-27, GR-14] */
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
