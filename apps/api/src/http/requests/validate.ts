import type { Route } from '@partyline/contract';
import type { RequestIssueCode } from '@partyline/texts';
import * as v from 'valibot';
import { ApiFailure, type FailureIssue } from '../errors/api-failure.ts';
import { isStorableText, refused } from './parse-json.ts';

const NOTHING = v.strictObject({});

const ISSUES_AT_MOST = 20;
const PATH_AT_MOST = 100;

type Part = 'params' | 'query' | 'body';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Undefined for a part that the route does not declare. */
export interface CheckedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks a request against its schemas. Refuses with `request-not-proper` and all issues, never repeating the input. [VAL-30,
 * GX-10]
 */
export function checkRequest(route: Route, raw: RawRequest): CheckedRequest {
  const issues: FailureIssue[] = [];
  const checked = {
    params: checkPart(route.params, raw.params, 'params', issues),
    query: checkPart(route.query, raw.query, 'query', issues),
    body: checkPart(route.body, raw.body, 'body', issues),
  };
  if (issues.length > 0) {
    throw new ApiFailure('request-not-proper', { issues: issues.slice(0, ISSUES_AT_MOST) });
  }
  return checked;
}

function checkPart(
  schema: v.GenericSchema | undefined,
  value: unknown,
  part: Part,
  issues: FailureIssue[],
): unknown {
  if (part !== 'body') refuseUnstorable(value, part);
  if (schema === undefined && (value === undefined || value === null)) return undefined;
  const result = v.safeParse(schema ?? NOTHING, value ?? (part === 'body' ? undefined : {}));
  if (result.success) return schema === undefined ? undefined : result.output;
  issues.push(...result.issues.map((issue) => describe(issue, part)));
  return undefined;
}

function describe(issue: v.BaseIssue<unknown>, part: Part): FailureIssue {
  const code = codeOf(issue);
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  return {
    path: [part, ...keys].join('.').slice(0, PATH_AT_MOST),
    code,
    message: (texts) => texts.REQUEST_ISSUE_TEXTS[code],
  };
}

/** The contract's code for an issue of the schema library. */
const CODES: ReadonlyMap<string, RequestIssueCode> = new Map([
  ['max_length', 'too-long'],
  ['min_length', 'too-short'],
  ['non_empty', 'too-short'],
  ['min_value', 'out-of-range'],
  ['max_value', 'out-of-range'],
  ['safe_integer', 'out-of-range'],
  ['integer', 'out-of-range'],
  ['picklist', 'not-allowed'],
  ['regex', 'malformed'],
  ['uuid', 'malformed'],
  ['iso_timestamp', 'malformed'],
]);

function codeOf(issue: v.BaseIssue<unknown>): RequestIssueCode {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-field';
  if (issue.received === 'undefined') return 'missing';
  return CODES.get(issue.type) ?? (issue.kind === 'schema' ? 'wrong-type' : 'not-allowed');
}

function refuseUnstorable(value: unknown, part: Part): void {
  if (typeof value !== 'object' || value === null) return;
  for (const text of Object.values(value).flat()) {
    if (typeof text === 'string' && !isStorableText(text)) throw refused(part);
  }
}
