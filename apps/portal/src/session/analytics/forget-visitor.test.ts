import { afterEach, expect, it, vi } from 'vitest';
import { forgetVisitor } from './forget-visitor.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes a browser with cookies, whose storage is blocked; returns what is written to them. */
function browserWith(cookie: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  return written;
}

it('[AUTH-32] removes the cookies of analytics and no others, in a browser that blocks storage too', () => {
  const written = browserWith('language=de; _ga=GA1.1.1.2; _ga_PARTYLINE1=GS2.1; _gid=1; game=_ga; my_ga=1');
  forgetVisitor();
  expect(written).toEqual(['_ga', '_ga_PARTYLINE1', '_gid'].map((name) => `${name}=; Max-Age=0; Path=/`));
});

it('writes nothing where there is no cookie', () => {
  const written = browserWith('');
  forgetVisitor();
  expect(written).toEqual([]);
});
