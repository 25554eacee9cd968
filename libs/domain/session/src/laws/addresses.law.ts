import type { TableLaw } from '@partyline/kernel/law';
import { parseLinkKey, parseRedirectAction, parseReturnTo } from '../routes/action-link.ts';
import { movedPageOf } from '../routes/moved-pages.ts';
import { pageKindOf, parseReturnPath } from '../routes/pages.ts';
import { LOGGED_IN, PUBLIC, SPECIAL, pageOf } from './visitor.fixture.ts';

interface AddressQuestion {
  readonly address: string;
}

/** Parts that attacks on redirects are made of, and parts of our own addresses. */
const PARTS = [
  ...['/', '\\', '.', '%2e', ':', '@', '?', '#', '\t', ' ', '\u2028', 'https:', 'evil.test', 'x'],
  ...['dashboard', 'invite', 'maintenance', 'actionlink', 'login'],
];

function* everyAddress(): Generator<AddressQuestion> {
  let shorter = [''];
  yield { address: '' };
  for (let length = 1; length <= 4; length += 1) {
    shorter = shorter.flatMap((start) => PARTS.map((part) => start + part));
    for (const address of shorter) yield { address };
  }
}

/**
 * Returns the path that a browser requests for an address below our origin; null for one that leads elsewhere. Browsers drop tabs and
 * line ends, skip controls and spaces at the start, and read a backslash as a slash.
 */
function requestedPath(address: string): string | null {
  const cleaned = address.replaceAll(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
  const slashed = cleaned.replace(/[?#].*$/s, '').replaceAll('\\', '/');
  if (!slashed.startsWith('/') || slashed.startsWith('//')) return null;
  const path: string[] = [];
  for (const segment of slashed.split('/').slice(1)) {
    const name = segment.replaceAll(/%2e/gi, '.');
    if (name === '..') path.pop();
    else if (name !== '.') path.push(segment);
  }
  return `/${path.join('/')}`;
}

const isLoggedInPage = (page: string) => LOGGED_IN.some((one) => page === one || page.startsWith(`${one}/`));

export const returnPaths: TableLaw<AddressQuestion> = {
  kind: 'table',
  name: 'return-paths',
  sentence:
    'What a visitor returns to after the sign-in, a link or maintenance is a page of ours, for a browser too: never another host, and never the page that would lead there again.',
  ids: ['GR-5', 'GR-11', 'GR-13', 'ROUTE-13', 'GA-13'],
  universe: [
    `at most 4 of ${PARTS.length} parts: slashes, dots, encoded dots, controls, hosts, schemes and pages`,
  ],
  bound: 1 + 19 + 19 ** 2 + 19 ** 3 + 19 ** 4,
  isQuick: true,
  questions: everyAddress,
  faultOf({ address }) {
    const page = pageOf(address);
    const path = parseReturnPath(address);
    const requested = requestedPath(address);
    if (path.ok) {
      if (path.value !== address) return `It is changed to "${path.value}".`;
      if (requested === null) return 'It leads to another host.';
      if (pageOf(requested) !== page) return `A browser requests ${requested}.`;
      if (!isLoggedInPage(page) && !SPECIAL.includes(page))
        return 'It is neither a signed-in nor a special page.';
    } else if (LOGGED_IN.includes(address) || SPECIAL.includes(address)) return 'A page of ours is refused.';
    const action = parseRedirectAction(address);
    if (action.ok !== (path.ok && page !== '/actionlink'))
      return 'A link that would verify itself again is followed.';
    const back = parseReturnTo(address);
    const mayReturn = path.ok ? page !== '/maintenance' : PUBLIC.includes(address);
    return back === (mayReturn ? address : '/') ? null : `After maintenance it leads to "${back}".`;
  },
  tell: ({ address }) => [`A visitor is to return to ${JSON.stringify(address)}.`],
};

interface KeyQuestion {
  readonly key: string;
}

export const linkKeys: TableLaw<KeyQuestion> = {
  kind: 'table',
  name: 'link-keys',
  sentence:
    'The key of a link has letters, digits, hyphens and underscores alone, at least one and at most 512.',
  ids: ['GA-13', 'GR-8', 'GV-3'],
  universe: ['each of the first 65,536 characters alone and within a key', 'the lengths from 0 to 600'],
  bound: 65_536 * 2 + 601,
  isQuick: true,
  *questions() {
    for (let length = 0; length <= 600; length += 1) yield { key: 'k'.repeat(length) };
    for (let code = 0; code < 65_536; code += 1) {
      yield { key: String.fromCharCode(code) };
      yield { key: `a${String.fromCharCode(code)}b` };
    }
  },
  faultOf({ key }) {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const isProper =
      key.length > 0 && key.length <= 512 && key.split('').every((one) => letters.includes(one));
    return parseLinkKey(key).ok === isProper ? null : `It is ${isProper ? 'refused' : 'taken'}.`;
  },
  tell: ({ key }) => [
    `A link has a key of ${key.length} characters that begins with ${JSON.stringify(key.slice(0, 9))}.`,
  ],
};

/** Addresses of earlier versions with what they had behind them. [HZ-9, GR-8] */
const OLD_PAGES = [
  '/manage-invite',
  '/manage-invite/schedules',
  '/manage-invite/audit',
  '/manage-invite/alerts',
  '/myaccount',
];
const QUERIES = [
  '',
  '?tab=billing',
  '?tab=plans',
  '?tab=settings',
  '?tab=x',
  '?list=new',
  '?a=1&tab=plans&target=v-1',
  '?plan=p&tab=billing',
  '?a=1',
];
const FRAGMENTS = [
  ...[
    '',
    '#plans',
    '#billing',
    '#subscriptions',
    '#invoices',
    '#customers',
    '#about-you',
    '#account',
    '#appearance',
  ],
  ...[
    '#notifications',
    '#sign-in',
    '#sessions',
    '#api-tokens',
    '#your-data',
    '#deletion',
    '#x',
    '#constructor',
    '#__proto__',
  ],
];

export const movedPages: TableLaw<AddressQuestion> = {
  kind: 'table',
  name: 'moved-pages',
  sentence:
    'An address of an earlier version leads to a signed-in page of today that has not moved itself, with the search parameters that this page knows, in their order.',
  ids: ['HZ-9', 'GR-8'],
  universe: ['every page of today and 5 of earlier versions', '9 queries, 18 fragments'],
  bound: 21 * 9 * 18,
  isQuick: true,
  *questions() {
    for (const page of new Set([...LOGGED_IN, ...SPECIAL, ...PUBLIC, ...OLD_PAGES]))
      for (const query of QUERIES)
        for (const fragment of FRAGMENTS) yield { address: page + query + fragment };
  },
  faultOf({ address }) {
    const to = movedPageOf(address);
    if (to === null) return null;
    if (pageKindOf(to) !== 'loggedIn') return `It leads to "${to}".`;
    const next = movedPageOf(to);
    if (next !== null) return `It leads to "${to}", and that to "${next}".`;
    const parametersOf = (text: string) =>
      (/\?([^#]*)/.exec(text)?.[1] ?? '').split('&').filter((one) => one !== '');
    const isKnown = (one: string) =>
      !one.startsWith('tab=') && (to.split('?')[0] !== '/myaccount' || !/^(list|target|plan)=/.test(one));
    const left = parametersOf(address).filter(isKnown);
    return parametersOf(to).join() === left.join()
      ? null
      : `It leads to "${to}", without what was asked for.`;
  },
  tell: ({ address }) => [`A user follows a stored link to ${address}.`],
};
