import { PAGE_NAMES, pageTitle, screens, type TitledPage } from '@partyline/texts';
import { useEffect } from 'react';
import { config } from './config.ts';

let page: TitledPage | null = null;
let screen: string | undefined;
let problemCount = 0;

/** Returns the titled page of a path: itself or a parent. */
function titledPageOf(path: string): TitledPage {
  const pages = Object.keys(PAGE_NAMES) as TitledPage[]; // keys of a closed table
  return pages.find((page) => page !== '/' && (path === page || path.startsWith(`${page}/`))) ?? '/';
}

/** Writes the tab's title; nothing else does. */
function writeTitle(): void {
  if (page === null) return;
  const title = pageTitle(page, screen, config.productName);
  document.title = problemCount === 0 ? title : screens.problems.tab(problemCount, title);
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

const FAVICON = '/favicon.svg';
const FAVICON_WITH_PROBLEMS = '/favicon-problems.svg';

/** Counts the problems of the shown devices in the tab's title, and marks its icon. [PLUS-34] */
export function useProblemsInTab(count: number): void {
  useEffect(() => {
    const show = (shown: number) => {
      if (shown === problemCount) return;
      problemCount = shown;
      writeTitle();
      document
        .querySelector('link[rel="icon"]')
        ?.setAttribute('href', shown === 0 ? FAVICON : FAVICON_WITH_PROBLEMS);
    };
    show(count);
    return () => show(0);
  }, [count]);
}
