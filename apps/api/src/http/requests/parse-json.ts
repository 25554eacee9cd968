import { ApiFailure, type FailureIssue } from '../errors/api-failure.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bodies without these need no walk: no escapes or names special in JavaScript. */
const NEEDS_WALK = /\\u|__proto__|constructor|prototype/;
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body; undefined if empty. Refuses with `request-not-proper`: invalid UTF-8 or JSON, names that reach a prototype,
 * text PostgreSQL cannot store.
 */
export function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(raw);
    value = JSON.parse(text);
  } catch {
    throw refused();
  }
  if (NEEDS_WALK.test(text)) refuseHarm(value);
  return value;
}

/** Returns whether PostgreSQL can store a text: no NUL, no half surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export function refused(path = 'body'): ApiFailure {
  const issue: FailureIssue = {
    path,
    code: 'malformed',
    message: (texts) => texts.REQUEST_ISSUE_TEXTS.malformed,
  };
  return new ApiFailure('request-not-proper', { issues: [issue] });
}

/**
 * Refuses a body with dangerous keys or texts that cannot be stored, at any depth. Iterative: a body may be nested deeper than the
 * call stack.
 */
function refuseHarm(root: unknown): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (!isStorableText(value)) throw refused();
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (DANGEROUS_KEYS.has(key)) throw refused();
        if (!isStorableText(key)) throw refused();
        open.push(item);
      }
    }
  }
}
