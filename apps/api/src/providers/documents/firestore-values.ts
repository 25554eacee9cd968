import type { DocumentContent } from './notification-documents.ts';

type FirestoreValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly mapValue: { readonly fields: Fields } };
type Fields = Readonly<Record<string, FirestoreValue>>;

function valueOf(value: unknown): FirestoreValue {
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'string':
      return { stringValue: value };
    case 'object':
      return value === null ? { nullValue: null } : { mapValue: { fields: fieldsOf(value) } };
    default:
      throw new TypeError(`A notification holds no ${typeof value}.`);
  }
}

function fieldsOf(record: object): Fields {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, valueOf(value)]));
}

/** Returns a document's fields: the notification with a timestamp, its position, and Firestore's expiry. [NOTIF-2] */
export function documentFields({ notification, feedCursor, expiresAt }: DocumentContent): Fields {
  const { timestamp, ...fields } = notification;
  return {
    ...fieldsOf(fields),
    feedCursor: { stringValue: feedCursor },
    timestamp: { timestampValue: timestamp },
    expireAt: { timestampValue: expiresAt.toISOString() },
  };
}
