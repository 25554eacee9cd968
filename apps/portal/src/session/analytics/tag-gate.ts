/** Where the Firebase SDK asks for its settings and the installation's id. */
const SDK_HOSTS = /^firebase(?:installations)?\.googleapis\.com$/;
/** Where the tag sends to. */
const TAG_HOSTS = /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|analytics\.google\.com)$/;

/** What both send through. */
export interface TagWindow {
  fetch: typeof fetch;
  readonly location: Pick<Location, 'href'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
}

interface OwnEvents {
  readonly event: string;
  /** Every address that the portal has given to a screen. */
  readonly locations: ReadonlySet<string>;
}

export interface TagGate {
  readonly open: () => void;
  /** Aborts requests under way. */
  readonly close: () => void;
}

/**
 * Guards the way from the tag to the network, since the tag queues events for seconds and cannot be unloaded. While closed, nothing
 * passes: events are dropped as if sent, requests of the SDK wait. While open, the tag sends the portal's own events alone: a
 * property may be set to measure links and addresses by itself. [AUTH-32, HZ-7]
 */
export function createTagGate(window: TagWindow, own: OwnEvents): TagGate {
  const { navigator } = window;
  const send = window.fetch.bind(window);
  const beacon = navigator.sendBeacon.bind(navigator);
  let waiting: (() => void)[] = [];
  let closing = new AbortController();
  let isOpen = false;

  const addressOf = (input: RequestInfo | URL): URL =>
    new URL(input instanceof Request ? input.url : input, window.location.href);
  const opened = (): Promise<void> =>
    isOpen ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
  const passes = (url: URL, body: unknown): boolean => isOpen && areOwnEvents(url, body, own);

  /** Sends a request of the SDK; one that is interrupted is repeated when the gate is open again. */
  async function ask(url: URL, init: RequestInit | undefined): Promise<Response> {
    for (;;) {
      await opened();
      const { signal } = closing;
      try {
        const answer = await send(url, { ...init, signal });
        // Whole, or the SDK would go on with it after the end of the consent.
        const body = await answer.arrayBuffer();
        if (!signal.aborted) return new Response(body.byteLength === 0 ? null : body, answer);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  }

  window.fetch = (input, init) => {
    const url = addressOf(input);
    if (SDK_HOSTS.test(url.hostname)) return ask(url, init);
    if (!TAG_HOSTS.test(url.hostname)) return send(input, init);
    if (!passes(url, init?.body)) return Promise.resolve(new Response(null, { status: 204 }));
    return send(url, { ...init, signal: closing.signal });
  };
  navigator.sendBeacon = (address, body) => {
    const url = addressOf(address);
    return TAG_HOSTS.test(url.hostname) && !passes(url, body) ? true : beacon(address, body);
  };

  return {
    open() {
      isOpen = true;
      for (const resume of waiting) resume();
      waiting = [];
    },
    close() {
      isOpen = false;
      closing.abort();
      closing = new AbortController();
    },
  };
}

/** Returns whether a request of the tag holds the portal's events and nothing else: one in its query, or one in each line of its body. */
function areOwnEvents(url: URL, body: unknown, { event, locations }: OwnEvents): boolean {
  const isText = typeof body === 'string';
  if (!isText && body !== undefined && body !== null) return false;
  const parts = [url.search, ...(isText ? body.split('\n') : [])].map((text) => new URLSearchParams(text));
  const valuesOf = (name: string): readonly string[] => parts.flatMap((part) => part.getAll(name));
  const names = valuesOf('en');
  return (
    names.length > 0 &&
    names.every((name) => name === event) &&
    valuesOf('dl').every((location) => locations.has(location))
  );
}
