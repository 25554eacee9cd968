/** A position in the notification order: transaction id and row id. */
export interface Cursor {
  readonly xid: bigint;
  readonly id: bigint;
}

const TEXT = /^(\d{1,20})\.(\d{1,19})$/;
const HIGHEST_XID = 2n ** 64n - 1n;
const HIGHEST_ID = 2n ** 63n - 1n;

export function parseCursor(text: string): Cursor | null {
  const [, xidText, idText] = TEXT.exec(text) ?? [];
  if (xidText === undefined || idText === undefined) return null;
  const cursor = { xid: BigInt(xidText), id: BigInt(idText) };
  return cursor.xid > HIGHEST_XID || cursor.id > HIGHEST_ID ? null : cursor;
}

export function formatCursor({ xid, id }: Cursor): string {
  return `${String(xid)}.${String(id)}`;
}

export function isAfter(a: Cursor, b: Cursor): boolean {
  return a.xid === b.xid ? a.id > b.id : a.xid > b.xid;
}
