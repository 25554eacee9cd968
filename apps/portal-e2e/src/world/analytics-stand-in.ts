import type { BrowserContext, Page, Route } from '@playwright/test';
import type { PageErrors } from '../watch/watch-context.ts';

export const ANALYTICS_IDS = { appId: '1:4711:web:0a1b2c', measurementId: 'G-PARTYLINE1' };

const HOSTS =
  /^https:\/\/(?:www\.googletagmanager\.com|[a-z0-9.-]*\bgoogle-analytics\.com|firebase(?:installations)?\.googleapis\.com)\//;
const TAG = /googletagmanager\.com\/gtag\/js/;
const MORE = 'https://www.googletagmanager.com/gtag/destination';
const COLLECT = 'https://region1.google-analytics.com/g/collect';

/** Runs in the page as Google's tag does: its policy, cookies, queue, second script and measurements by itself. */
function runTag([more, collect, id]: readonly [string, string, string]): void {
  type Parameters = Readonly<Record<string, unknown>>;
  const scope = window as unknown as Record<string, unknown> & {
    dataLayer: IArguments[];
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
  }; // the globals of the tag
  scope.trustedTypes.createPolicy('goog#html', { createHTML: (html: string) => html });
  let settings: Parameters = {};
  let queue: string[] = [];
  const isOff = () => scope[`ga-disable-${id}`] === true;
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const add = (event: string, given: Parameters): void => {
    if (isOff()) return;
    const all: Parameters = {
      page_location: location.href,
      page_title: document.title,
      ...settings,
      ...given,
    };
    const { page_location: dl, page_title: dt, page_referrer: dr, ...others } = all;
    const line = new URLSearchParams({ en: event, dl: textOf(dl), dt: textOf(dt), dr: textOf(dr ?? '') });
    for (const [name, value] of Object.entries(others)) line.set(`ep.${name}`, textOf(value));
    queue.push(String(line));
  };
  const flush = (): void => {
    const [first, ...rest] = queue;
    queue = [];
    if (first === undefined) return;
    const address = `${collect}?v=2&tid=${id}`;
    // A single event goes by fetch, several by a beacon.
    if (rest.length === 0)
      void fetch(`${address}&${first}`, { method: 'POST', keepalive: true }).catch(() => undefined);
    else navigator.sendBeacon(address, [first, ...rest].join('\n'));
  };
  const take = ([command, name, given]: IArguments): void => {
    if (command === 'config') {
      settings = given as Parameters;
      document.cookie = '_ga=GA1.1.4711.1764400000; Path=/; Max-Age=63072000';
      document.cookie = `_ga_${id.slice(2)}=GS2.1.s1764400000; Path=/; Max-Age=63072000`;
      const script = document.createElement('script');
      script.src = `${more}?id=${id}`;
      document.head.append(script);
    }
    if (command === 'event') add(name as string, given as Parameters);
  };
  const { dataLayer } = scope;
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...commands) => {
    for (const command of commands) take(command);
    return push(...commands);
  };
  for (const command of dataLayer) take(command);
  // What a property measures by itself, unless its owner switches that off.
  const goTo = history.pushState.bind(history);
  history.pushState = (...change) => {
    goTo(...change);
    add('page_view', { page_location: location.href });
  };
  document.addEventListener('click', () => add('click', { link_url: location.href }), true);
  document.addEventListener('visibilitychange', flush);
  setInterval(flush, 200);
  scope['flushTag'] = flush;
}

export interface AnalyticsStandIn {
  /** Addresses of requests to another machine, so far. */
  readonly requests: readonly string[];
  /** Everything that events held, so far. */
  readonly events: () => readonly URLSearchParams[];
  /** The screens of all events. */
  readonly screens: () => readonly (string | null)[];
  /** Holds the next answers to a kind of request; the returned function lets them go. */
  readonly hold: (what: 'settings' | 'tag' | 'event') => () => void;
}

/** Answers for Google's hosts in a browser, with a tag that behaves as the real one; nothing leaves this machine. */
export async function standInForAnalytics(
  context: BrowserContext,
  pageErrors: PageErrors,
): Promise<AnalyticsStandIn> {
  pageErrors.allow(
    new RegExp(`another machine: ${HOSTS.source.slice(1)}`),
    'the stand-in answers, and nothing leaves this machine',
  );
  const requests: string[] = [];
  const events: URLSearchParams[] = [];
  const holds = new Map<string, Promise<void>>();
  context.on('request', (request) => {
    if (HOSTS.test(request.url())) requests.push(request.url());
  });
  const answer = async (kind: string, route: Route, body: string, contentType: string): Promise<void> => {
    await holds.get(kind);
    // The page may have aborted it.
    await route
      .fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } })
      .catch(() => undefined);
  };
  await context.route(HOSTS, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() === 'OPTIONS') {
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      };
      return route.fulfill({ status: 204, headers });
    }
    if (TAG.test(url.href)) {
      const values = JSON.stringify([MORE, COLLECT, url.searchParams.get('id')]);
      return answer('tag', route, `(${runTag.toString()})(${values})`, 'text/javascript');
    }
    if (url.pathname.endsWith('/collect')) {
      const lines = [url.search, ...(request.postData() ?? '').split('\n')];
      events.push(...lines.map((line) => new URLSearchParams(line)).filter((line) => line.has('en')));
      return answer('event', route, '', 'text/plain');
    }
    if (url.pathname.endsWith('/webConfig'))
      return answer('settings', route, JSON.stringify(ANALYTICS_IDS), 'application/json');
    if (url.pathname.endsWith('/installations'))
      return answer('installation', route, JSON.stringify(INSTALLATION), 'application/json');
    return answer('more', route, '', 'text/javascript');
  });
  return {
    requests,
    events: () => events,
    screens: () => events.map((event) => event.get('ep.firebase_screen')),
    hold(what) {
      let release = (): void => undefined;
      holds.set(what, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(what);
        release();
      };
    },
  };
}

const INSTALLATION = {
  name: 'projects/4711/installations/fid',
  fid: 'cAbCdEfGhIjKlMnOpQrStU',
  refreshToken: '4_token',
  authToken: { token: 'token', expiresIn: '604800s' },
};

/** Makes the tag send what it has queued. */
export async function flushTag(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { flushTag?: () => void }).flushTag?.()); // of the stand-in
}

/** Returns whether the tag may measure in a page. */
export function isMeasuring(page: Page): Promise<boolean> {
  return page.evaluate(
    (name) => (window as unknown as Record<string, unknown>)[name] === false, // of the tag
    `ga-disable-${ANALYTICS_IDS.measurementId}`,
  );
}

/** Returns whether the browser keeps an installation's id, by which Firebase knows it again. */
export function isInstalled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'firebase-installations-database')) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open('firebase-installations-database');
      opening.onerror = () => reject(new Error('it cannot be opened'));
      opening.onsuccess = () => {
        const { result: database } = opening;
        const store = 'firebase-installations-store';
        const count = database.transaction(store).objectStore(store).count();
        count.onsuccess = () => {
          database.close();
          resolve(count.result > 0);
        };
      };
    });
  });
}

/** Returns the names of the tag's cookies. */
export async function tagCookies(context: BrowserContext): Promise<readonly string[]> {
  const cookies = await context.cookies();
  return cookies
    .map(({ name }) => name)
    .filter((name) => name.startsWith('_ga'))
    .sort();
}
