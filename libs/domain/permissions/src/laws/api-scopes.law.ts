import type { TableLaw } from '@partyline/kernel/law';
import { API_SCOPES, canTokenCall, type ApiScope } from '../api-tokens/api-scope.ts';
import { apiTokenKindOf, apiTokenText, isApiToken, type ApiTokenKind } from '../api-tokens/api-token-text.ts';
import { subsetsOf } from './specified.fixture.ts';

const SCOPES = [
  ...['devices:read', 'devices:control', 'devices:manage', 'alerts:read', 'alerts:manage', 'people:read'],
  ...['people:manage', 'notifications:read', 'audit:read'],
] as readonly string[] as readonly ApiScope[]; // Compared with the code's in each question.

interface ScopeQuestion {
  readonly scopes: readonly ApiScope[];
  /** Of the route; null for one that no token may call. */
  readonly scopeOfRoute: ApiScope | null;
}

export const tokenScopes: TableLaw<ScopeQuestion> = {
  kind: 'table',
  name: 'token-scopes',
  sentence:
    'A token calls a route exactly if it has the scope of the route: no other scope stands in for it, each scope only adds, and a route without a scope is closed to every token.',
  ids: ['PLUS-25', 'HZ-4'],
  universe: ['all 512 sets of the 9 scopes', 'routes of each scope and of none'],
  bound: 512 * 10,
  isQuick: true,
  *questions() {
    for (const scopes of subsetsOf(SCOPES))
      for (const scopeOfRoute of [null, ...SCOPES]) yield { scopes, scopeOfRoute };
  },
  faultOf({ scopes, scopeOfRoute }) {
    if (API_SCOPES.toSorted().join() !== SCOPES.toSorted().join()) return 'The code knows other scopes.';
    const decision = canTokenCall(scopes, scopeOfRoute ?? undefined);
    const wanted =
      scopeOfRoute === null ? 'token-not-accepted' : scopes.includes(scopeOfRoute) ? null : 'scope-missing';
    const reason = decision.allowed ? null : decision.reason;
    return reason === wanted ? null : `It is ${reason ?? 'allowed'}, and decided is ${wanted ?? 'allowed'}.`;
  },
  tell: ({ scopes, scopeOfRoute }) => [
    `A token has ${scopes.join(', ') || 'no scope'}.`,
    `It calls a route of ${scopeOfRoute ?? 'no scope'}.`,
  ],
};

interface TextQuestion {
  readonly kind: ApiTokenKind;
  /** The one hexadecimal digit that may differ from zero, and its place. */
  readonly place: number;
  readonly digit: string;
}

const DIGITS = '0123456789abcdef';
const SECRET_LENGTH = 64;

function secretOf({ place, digit }: TextQuestion): string {
  return '0'.repeat(place) + digit + '0'.repeat(SECRET_LENGTH - place - 1);
}

export const tokenTexts: TableLaw<TextQuestion> = {
  kind: 'table',
  name: 'token-texts',
  sentence:
    'The text of a token is one of its own kind alone, and one digit changed, left out or exchanged with its neighbour makes it none.',
  ids: ['PLUS-25'],
  universe: [
    '2 kinds of token',
    'the secrets with at most one of their 256 bits set',
    'each digit of the text changed in turn',
  ],
  bound: 2 * 64 * 5,
  isQuick: true,
  *questions() {
    for (const kind of ['user', 'support'] as const)
      for (let place = 0; place < SECRET_LENGTH; place += 1)
        for (const digit of ['0', '1', '2', '4', '8']) yield { kind, place, digit };
  },
  faultOf(question) {
    const { kind } = question;
    const text = apiTokenText(kind, secretOf(question));
    const other = kind === 'user' ? 'support' : 'user';
    if (text === null || !isApiToken(kind, text) || apiTokenKindOf(text) !== kind)
      return 'It is no token of its kind.';
    if (isApiToken(other, text)) return 'It is a token of the other kind.';
    for (let at = 'plt_'.length; at < text.length; at += 1) {
      const digit = text.charAt(at);
      const next = DIGITS.charAt((DIGITS.indexOf(digit) + 1) % DIGITS.length);
      const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
      if (isApiToken(kind, before + next + behind)) return `It is a token with its digit ${at} changed.`;
      if (isApiToken(kind, before + behind)) return `It is a token without its digit ${at}.`;
      const neighbour = behind.charAt(0);
      if (
        neighbour !== '' &&
        neighbour !== digit &&
        isApiToken(kind, before + neighbour + digit + behind.slice(1))
      )
        return `It is a token with its digits ${at} and ${at + 1} exchanged.`;
    }
    return null;
  },
  tell: (question) => [`A token of the kind ${question.kind} has the secret ${secretOf(question)}.`],
};
