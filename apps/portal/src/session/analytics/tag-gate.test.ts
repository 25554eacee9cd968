import { expect, it } from 'vitest';
import { createTagGate, type TagWindow } from './tag-gate.ts';

const SCREEN = 'https://portal.example.org/shows/$showId';
const COLLECT = 'https://region1.google-analytics.com/g/collect?v=2&tid=G-PARTYLINE1';
const SETTINGS = 'https://firebase.googleapis.com/v1alpha/projects/-/apps/1:4711:web:0a/webConfig';
const own = `en=screen_view&dl=${encodeURIComponent(SCREEN)}`;

/** A window whose network answers when the test says so. */
function harness() {
  const sent: string[] = [];
  const answers: ((answer: Response) => void)[] = [];
  const window: TagWindow = {
    fetch: (input, init) => {
      sent.push(`fetch ${input instanceof Request ? input.url : input}`);
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        init?.signal?.addEventListener('abort', () => {
          sent.push('aborted');
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    },
    location: { href: 'https://portal.example.org/dashboard' },
    navigator: {
      sendBeacon: (address) => {
        sent.push(`beacon ${String(address)}`);
        return true;
      },
    },
  };
  const gate = createTagGate(window, { event: 'screen_view', locations: new Set([SCREEN]) });
  return { sent, answers, window, gate };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("[AUTH-31, HZ-7] lets the portal's events through while it is open, one or several in a request", () => {
  const { sent, window, gate } = harness();
  gate.open();
  void window.fetch(`${COLLECT}&${own}`);
  void window.fetch(COLLECT, { method: 'POST', body: `${own}\n${own}` });
  expect(window.navigator.sendBeacon(COLLECT, own)).toBe(true);
  expect(sent).toEqual([`fetch ${COLLECT}&${own}`, `fetch ${COLLECT}`, `beacon ${COLLECT}`]);
});

it('[AUTH-32, HZ-7] drops events while it is closed, and the tag takes them for sent', async () => {
  const { sent, window, gate } = harness();
  expect((await window.fetch(`${COLLECT}&${own}`)).status).toBe(204);
  gate.open();
  gate.close();
  expect((await window.fetch(COLLECT, { body: own })).status).toBe(204);
  expect(window.navigator.sendBeacon(COLLECT, own)).toBe(true);
  expect(sent).toEqual([]);
});

it.each([
  ['another event', 'en=page_view'],
  [
    'an event beside an own one',
    `${own}\nen=click&ep.link_url=https%3A%2F%2Fportal.example.org%2Fuseraction`,
  ],
  [
    'the address of the page',
    `en=screen_view&dl=${encodeURIComponent('https://portal.example.org/shows/17')}`,
  ],
  ['no event', ''],
  ['a body that cannot be read', new Blob([own])],
])('[HZ-7] drops what is not of the portal while it is open: %s', async (_what, body) => {
  const { sent, window, gate } = harness();
  gate.open();
  expect((await window.fetch(COLLECT, { method: 'POST', body })).status).toBe(204);
  expect(window.navigator.sendBeacon(COLLECT, body)).toBe(true);
  expect(sent).toEqual([]);
});

it('[AUTH-32] aborts an event under way when it closes', async () => {
  const { sent, window, gate } = harness();
  gate.open();
  const event = window.fetch(`${COLLECT}&${own}`);
  gate.close();
  await expect(event).rejects.toThrow('aborted');
  expect(sent).toEqual([`fetch ${COLLECT}&${own}`, 'aborted']);
});

it('[AUTH-32] has the SDK wait while it is closed, and repeats what it interrupted', async () => {
  const { sent, answers, window, gate } = harness();
  const asked = window.fetch(SETTINGS).then((answer) => answer.json());
  await settled();
  expect(sent).toEqual([]);
  gate.open();
  await settled();
  gate.close();
  await settled();
  expect(sent).toEqual([`fetch ${SETTINGS}`, 'aborted']);
  gate.open();
  await settled();
  answers.at(-1)?.(Response.json({ measurementId: 'G-PARTYLINE1' }));
  expect(await asked).toEqual({ measurementId: 'G-PARTYLINE1' });
});

it('leaves all other requests alone', async () => {
  const { sent, answers, window } = harness();
  const answer = window.fetch('/api/users', { method: 'POST', body: 'en=click' });
  answers[0]?.(new Response('{}'));
  await answer;
  window.navigator.sendBeacon('https://notgoogle-analytics.com/collect', 'x');
  expect(sent).toEqual(['fetch /api/users', 'beacon https://notgoogle-analytics.com/collect']);
});
