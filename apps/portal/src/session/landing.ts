/** Where the landing page says that the page asked for does not exist. */
export const UNKNOWN_PAGE_ANCHOR = 'page-unknown';

let leaving: Promise<never> | undefined;

/**
 * Leaves the app for the landing page, which is a page of its own without any script of the app. Never resolves: the
 * document is about to go; asking again while it does changes nothing. [ROUTE-20, ROUTE-23, GR-10]
 */
export function leaveToLanding(isUnknownPage: boolean): Promise<never> {
  if (leaving === undefined) {
    location.replace(isUnknownPage ? `/#${UNKNOWN_PAGE_ANCHOR}` : '/');
    leaving = new Promise(() => undefined);
  }
  return leaving;
}
