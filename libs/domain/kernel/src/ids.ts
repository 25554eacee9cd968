import { err, ok, type Result } from './result.ts';

declare const brand: unique symbol;

/** Only a parser makes one. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };

export type AccountId = Branded<number, 'AccountId'>;
export type WorkspaceId = Branded<number, 'WorkspaceId'>;
/** [GX-12] */
export type VicId = Branded<number, 'VicId'>;

const DECIMAL = /^[1-9]\d{0,15}$/;

const isRowNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function rowNumber(input: unknown): number | null {
  const value = typeof input === 'string' && DECIMAL.test(input) ? Number(input) : input;
  return isRowNumber(value) ? value : null;
}

function parseRowId<Id extends Branded<number, string>>(input: unknown): Result<Id, 'not-an-id'> {
  const value = rowNumber(input);
  // Checked just now: the one place where a row's number gets its brand.
  return value === null ? err('not-an-id') : ok(value as Id);
}

/** Parses a safe positive integer, or its decimal digits without sign, leading zero or space. */
export function parseAccountId(input: unknown): Result<AccountId, 'not-an-id'> {
  return parseRowId(input);
}

/** Parses an id by the rule of {@link parseAccountId}. */
export function parseWorkspaceId(input: unknown): Result<WorkspaceId, 'not-an-id'> {
  return parseRowId(input);
}

/** Parses an id by the rule of {@link parseAccountId}. [GX-12] */
export function parseVicId(input: unknown): Result<VicId, 'not-an-id'> {
  return parseRowId(input);
}

export type Uid = Branded<string, 'Uid'>;

const UID = /^[!-~]{1,128}$/;

/** Parses 1 to 128 visible ASCII characters, case kept. Anything else is 'not-a-uid'. */
export function parseUid(input: unknown): Result<Uid, 'not-a-uid'> {
  // Checked just now.
  return typeof input === 'string' && UID.test(input) ? ok(input as Uid) : err('not-a-uid');
}

/** In lower case. */
export type VicUuid = Branded<string, 'VicUuid'>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Parses a UUID into lower case, so that two spellings of one device are equal. [GX-12] */
export function parseVicUuid(input: unknown): Result<VicUuid, 'not-a-uuid'> {
  // Checked just now.
  return typeof input === 'string' && UUID.test(input)
    ? ok(input.toLowerCase() as VicUuid)
    : err('not-a-uuid');
}
