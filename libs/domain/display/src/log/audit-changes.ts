/** The parts of an audit entry that say what was done. */
export interface AuditedAct {
  /** Such as `workspace.rename`. */
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What a change is about. */
const AUDIT_FIELDS = [
  'role',
  'endsAt',
  'access',
  'name',
  'dataCenter',
  'configuration',
  'plan',
  'amount',
  'paidUntil',
  'status',
  'tax',
  'expires',
  'scopes',
  'quietHours',
  'buyer',
  'invoice',
] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];

/** A recorded value by how it is worded. */
export type AuditValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'role'; readonly role: string }
  /** Null: without an end. */
  | { readonly kind: 'date'; readonly at: string | null }
  | {
      readonly kind: 'terms';
      readonly plan: string | null;
      readonly users: number | null;
      readonly interval: string | null;
    }
  | { readonly kind: 'amount'; readonly cents: number; readonly currency: string | null }
  | { readonly kind: 'scopes'; readonly scopes: readonly string[] }
  /** Null: off. */
  | {
      readonly kind: 'hours';
      readonly hours: { readonly from: string; readonly to: string; readonly timeZone: string } | null;
    }
  | { readonly kind: 'switch'; readonly isOn: boolean };

export interface AuditChange {
  readonly field: AuditField;
  /** Null where it is not recorded. */
  readonly was: AuditValue | null;
  readonly now: AuditValue;
}

type Details = AuditedAct['details'];

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const text = (value: unknown): AuditValue | null => {
  const known = textOf(value);
  return known === null ? null : { kind: 'text', text: known };
};
const role = (value: unknown): AuditValue | null => {
  const known = textOf(value);
  return known === null ? null : { kind: 'role', role: known };
};
/** Reads a date: an absent one is not recorded, null is none. */
const date = (value: unknown): AuditValue | null => {
  if (value === undefined) return null;
  return { kind: 'date', at: textOf(value) };
};
const isOn = (value: unknown): AuditValue | null =>
  typeof value === 'boolean' ? { kind: 'switch', isOn: value } : null;

function terms(value: unknown): AuditValue | null {
  const { plan, users, interval }: Details = typeof value === 'object' && value !== null ? { ...value } : {};
  const known = { plan: textOf(plan), users: numberOf(users), interval: textOf(interval) };
  return Object.values(known).every((one) => one === null) ? null : { kind: 'terms', ...known };
}

function amount({ amountCents, currency }: Details): AuditValue | null {
  const cents = numberOf(amountCents);
  return cents === null ? null : { kind: 'amount', cents, currency: textOf(currency) };
}

function scopes(value: unknown): AuditValue | null {
  if (!Array.isArray(value)) return null;
  return { kind: 'scopes', scopes: value.filter((one) => typeof one === 'string') };
}

function hours({ isOn: isSet, quietFrom, quietTo, timeZone }: Details): AuditValue | null {
  if (typeof isSet !== 'boolean') return null;
  const [from, to, zone] = [textOf(quietFrom), textOf(quietTo), textOf(timeZone)];
  if (!isSet) return { kind: 'hours', hours: null };
  if (from === null || to === null || zone === null) return null;
  return { kind: 'hours', hours: { from, to, timeZone: zone } };
}

/** `to` and `name` are names of these only: elsewhere they are ids, or name the object itself. */
const RENAMES: ReadonlySet<string> = new Set(['workspace.rename', 'account.rename', 'instance.save']);
/** An end date that was never set is no change. */
const SENT: ReadonlySet<string> = new Set(['invitation.send']);

function nameChange({ action, details }: AuditedAct): Omit<AuditChange, 'field'> | null {
  if (!RENAMES.has(action)) return null;
  const isWorkspace = action === 'workspace.rename';
  const now = text(isWorkspace ? details['to'] : details['name']);
  return now && { was: text(isWorkspace ? details['from'] : details['was']), now };
}

function endChange({ action, details }: AuditedAct): Omit<AuditChange, 'field'> | null {
  const { endsAt, wasEndsAt } = details;
  if (SENT.has(action) && textOf(endsAt) === null) return null;
  const now = date(endsAt);
  return now && { was: date(wasEndsAt), now };
}

const only = (now: AuditValue | null): Omit<AuditChange, 'field'> | null => now && { was: null, now };

/** Returns a field's change, or null if the act has none. */
const CHANGES: Readonly<Record<AuditField, (act: AuditedAct) => Omit<AuditChange, 'field'> | null>> = {
  role: ({ details }) => {
    const now = role(details['role']);
    return now && { was: role(details['from']), now };
  },
  endsAt: endChange,
  access: ({ details }) => only(isOn(details['isSuspended'])),
  name: nameChange,
  dataCenter: ({ details }) => {
    const now = text(details['dataCenter']);
    return now && { was: text(details['wasDataCenter']), now };
  },
  configuration: ({ details }) => only(details['resetConfiguration'] === true ? isOn(true) : null),
  plan: ({ action, details }) => {
    const now = terms(details);
    return now && { was: action === 'subscription.change' ? terms(details['was']) : null, now };
  },
  amount: ({ details }) => only(amount(details)),
  paidUntil: ({ details }) => {
    const at = textOf(details['periodEnd']) ?? textOf(details['current_period_end']);
    return only(at === null ? null : { kind: 'date', at });
  },
  status: ({ action, details }) => only(action === 'subscription.follow' ? text(details['status']) : null),
  tax: ({ details }) => only(isOn(details['isTaxed'])),
  expires: ({ details }) => only(textOf(details['expiresAt']) === null ? null : date(details['expiresAt'])),
  scopes: ({ details }) => only(scopes(details['scopes'])),
  quietHours: ({ action, details }) => only(action === 'workspace.quiet-hours' ? hours(details) : null),
  buyer: ({ details }) => only(text(details['buyer'])),
  invoice: ({ details }) => only(text(details['invoice'])),
};

/** Returns what an act changed, in display order; ids and what has no words are left out. [PLUS-22, HZ-16] */
export function listAuditChanges(act: AuditedAct): AuditChange[] {
  return AUDIT_FIELDS.flatMap((field) => {
    const change = CHANGES[field](act);
    return change === null ? [] : [{ field, ...change }];
  });
}

/** One field of an act on many, with each change and how many entries have it. */
interface CombinedChange {
  readonly field: AuditField;
  readonly values: readonly (Omit<AuditChange, 'field'> & { readonly count: number })[];
}

/** Returns what the entries of an act on many changed, equal changes counted, in the order of the variants. [PLUS-22] */
export function combineAuditChanges(
  action: string,
  variants: readonly { readonly count: number; readonly details: Details }[],
): CombinedChange[] {
  const all = variants.flatMap(({ count, details }) =>
    listAuditChanges({ action, details }).map((change) => ({ ...change, count })),
  );
  return AUDIT_FIELDS.flatMap((field) => {
    const values = new Map<string, Omit<AuditChange, 'field'> & { readonly count: number }>();
    for (const { field: of, was, now, count } of all) {
      if (of !== field) continue;
      const key = JSON.stringify([was, now]);
      values.set(key, { was, now, count: count + (values.get(key)?.count ?? 0) });
    }
    return values.size === 0 ? [] : [{ field, values: [...values.values()] }];
  });
}
