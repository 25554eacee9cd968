import { err, ok, type Result } from '@partyline/kernel';
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
  'token-scopes-required',
  'token-scope-unknown',
  'token-days-unknown',
] as const;
export type ApiTokenIssue = (typeof API_TOKEN_ISSUES)[number];

/** An issue of one field; the field is empty if the input is no object. */
export interface ApiTokenFieldIssue {
  readonly field: '' | keyof NewApiToken;
  readonly code: ApiTokenIssue;
}

/** Parses a new token, or lists one issue per field. Scopes come back in list order, without duplicates. [PLUS-25] */
export function parseNewApiToken(input: unknown): Result<NewApiToken, readonly ApiTokenFieldIssue[]> {
  if (!isRecord(input)) return err([{ field: '', code: 'wrong-type' }]);
  const name = typeof input['name'] === 'string' ? input['name'].trim() : null;
  const scopes = input['scopes'];
  const days = API_TOKEN_DAYS.find((each) => each === input['days']);
  const issues = [
    ...issueAt('name', nameIssue(name)),
    ...issueAt('scopes', scopesIssue(scopes)),
    ...issueAt('days', days === undefined ? 'token-days-unknown' : null),
  ];
  if (issues.length > 0 || name === null || days === undefined || !Array.isArray(scopes)) return err(issues);
  return ok({ name, scopes: API_SCOPES.filter((scope) => scopes.includes(scope)), days });
}

function issueAt(field: keyof NewApiToken, code: ApiTokenIssue | null): readonly ApiTokenFieldIssue[] {
  return code === null ? [] : [{ field, code }];
}

function nameIssue(name: string | null): ApiTokenIssue | null {
  if (name === null) return 'wrong-type';
  if (name === '') return 'token-name-required';
  return name.length > API_TOKEN_NAME_MAX_LENGTH ? 'token-name-too-long' : null;
}

function scopesIssue(scopes: unknown): ApiTokenIssue | null {
  if (!Array.isArray(scopes)) return 'wrong-type';
  if (scopes.length === 0) return 'token-scopes-required';
  return scopes.every((scope) => API_SCOPES.some((known) => known === scope)) ? null : 'token-scope-unknown';
}
