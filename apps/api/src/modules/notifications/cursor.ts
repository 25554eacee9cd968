/** A place in the order of notifications: the transaction that wrote one, and its number. */
export interface Cursor {
  readonly xid: bigint;
  readonly id: bigint;
}

const TEXT = /^(\d{1,20})\.(\d{1,19})$/;
const HIGHEST_XID = 2n ** 64n - 1n;
const HIGHEST_ID = 2n ** 63n - 1n;

/** Reads `<xid>.<id>`; null for anything that no stream has ever sent. */
export function parseCursor(text: string): Cursor | null {
  const [, xidText, idText] = TEXT.exec(text) ?? [];
  if (xidText === undefined || idText === undefined) return null;
  const cursor = { xid: BigInt(xidText), id: BigInt(idText) };
  return cursor.xid > HIGHEST_XID || cursor.id > HIGHEST_ID ? null : cursor;
}

/** The text that {@link parseCursor} reads. */
export function formatCursor({ xid, id }: Cursor): string {
  return `${String(xid)}.${String(id)}`;
}

/** Whether a place comes after another. */
export function isAfter(a: Cursor, b: Cursor): boolean {
  return a.xid === b.xid ? a.id > b.id : a.xid > b.xid;
}
