import { err, ok, type Result } from '@partyline/kernel';
import { hasHiddenCharacters } from '@partyline/validation';
import { API_SCOPES, type ApiScope } from './api-scope.ts';
import { isRecord } from '../claims/is-record.ts';

/** Lifetimes to choose from, in days. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;
/** Preselected lifetime, in days. */
export const DEFAULT_API_TOKEN_DAYS = 90;
/** In characters. */
export const API_TOKEN_NAME_MAX_LENGTH = 60;
/** Valid tokens per user, over all accounts. */
export const API_TOKENS_LIMIT = 20;

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly days: number;
}

export const API_TOKEN_ISSUES = [
  'wrong-type',
  'token-name-required',
  'token-name-too-long',
  'hidden-characters',
  'token-scopes-required',
  'token-scope-unknown',
  'token-days-unknown',
] as const;
export type ApiTokenIssue = (typeof API_TOKEN_ISSUES)[number];

/** The field is empty if the input is no object. */
export interface ApiTokenFieldIssue {
  readonly field: '' | keyof NewApiToken;
  readonly code: ApiTokenIssue;
}

/** Parses a new token, or lists one issue per field. Scopes come back in list order. [PLUS-25] */
export function parseNewApiToken(input: unknown): Result<NewApiToken, readonly ApiTokenFieldIssue[]> {
  if (!isRecord(input)) return err([{ field: '', code: 'wrong-type' }]);
  const name = parseName(input['name']);
  const scopes = parseScopes(input['scopes']);
  const days = parseDays(input['days']);
  if (name.ok && scopes.ok && days.ok)
    return ok({ name: name.value, scopes: scopes.value, days: days.value });
  return err([...issueAt('name', name), ...issueAt('scopes', scopes), ...issueAt('days', days)]);
}

type Field<Value> = Result<Value, ApiTokenIssue>;

function issueAt(field: keyof NewApiToken, parsed: Field<unknown>): readonly ApiTokenFieldIssue[] {
  return parsed.ok ? [] : [{ field, code: parsed.error }];
}

function parseName(input: unknown): Field<string> {
  if (typeof input !== 'string') return err('wrong-type');
  const name = input.trim();
  if (name === '') return err('token-name-required');
  if (hasHiddenCharacters(name)) return err('hidden-characters');
  return name.length > API_TOKEN_NAME_MAX_LENGTH ? err('token-name-too-long') : ok(name);
}

function parseScopes(input: unknown): Field<readonly ApiScope[]> {
  if (!Array.isArray(input)) return err('wrong-type');
  const scopes: readonly unknown[] = input;
  if (scopes.length === 0) return err('token-scopes-required');
  if (!scopes.every((scope) => API_SCOPES.some((known) => known === scope)))
    return err('token-scope-unknown');
  return ok(API_SCOPES.filter((scope) => scopes.includes(scope)));
}

function parseDays(input: unknown): Field<number> {
  const days = API_TOKEN_DAYS.find((each) => each === input);
  return days === undefined ? err('token-days-unknown') : ok(days);
}
