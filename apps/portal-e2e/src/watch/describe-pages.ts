import type { BrowserContext, Page, Request } from '@playwright/test';

const LAST = 8;
const URL_LENGTH = 120;
/** A page that hangs does not answer. */
const ANSWERS_WITHIN_MS = 2_000;

/**
 * Follows a context's requests. The returned function describes its pages for the report of a failed test: address, focus,
 * dialogs, requests without an answer, and the last ones with it.
 */
export function followPages(context: BrowserContext): () => Promise<string> {
  const sentAt = new Map<Request, number>();
  const answered: string[] = [];
  const end = (request: Request, outcome: string) => {
    const sent = sentAt.get(request);
    sentAt.delete(request);
    if (sent === undefined) return;
    answered.push(`${nameOf(request)} ${outcome}, ${Date.now() - sent} ms`);
    if (answered.length > LAST) answered.shift();
  };
  context.on('request', (request) => sentAt.set(request, Date.now()));
  context.on('response', (response) => end(response.request(), String(response.status())));
  context.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'));
  return async () => {
    const pages = await Promise.all(context.pages().map(describePage));
    const waiting = [...sentAt].map(([request, sent]) => `${nameOf(request)}, for ${Date.now() - sent} ms`);
    return [...pages, ...waiting.map((line) => `no answer: ${line}`), ...answered].join('\n');
  };
}

function nameOf(request: Request): string {
  return `${request.method()} ${request.url().slice(0, URL_LENGTH)}`;
}

async function describePage(page: Page): Promise<string> {
  const read = page.evaluate(() => {
    const { activeElement } = document;
    const focus = activeElement?.cloneNode(false);
    const titles = [...document.querySelectorAll('[role="dialog"], [role="alert"], h1')].map(
      (element) => element.textContent,
    );
    return [focus instanceof Element ? focus.outerHTML : '', ...titles].join(' | ');
  });
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('the page does not answer'), ANSWERS_WITHIN_MS);
  });
  return `page ${page.url()}: ${await Promise.race([read.catch(String), late])}`;
}
