import type { AuditField, AuditValue } from '@partyline/display';
import { STORED_ROLES } from '@partyline/roles';
import { API_SCOPE_TEXTS } from '../errors/api-tokens.ts';
import { plural } from '../terms/formatters.ts';
import { roleNameText } from '../terms/role-names.ts';

/** Formats dates and amounts for the reader. */
export interface AuditFormats {
  readonly date: (ms: number) => string;
  readonly price: (cents: number, currency: string | null) => string;
}

const INTERVALS: Readonly<Record<string, string>> = { week: 'weekly', month: 'monthly', year: 'yearly' };
const STATUSES: Readonly<Record<string, string>> = {
  'Not Subscribed': 'Not subscribed',
  Subscribed: 'Subscribed',
  'Past-Due': 'Past due',
};
const SWITCHES: Readonly<Partial<Record<AuditField, readonly [on: string, off: string]>>> = {
  access: ['Suspended', 'Active'],
  configuration: ['Reset', 'Kept'],
  tax: ['Added to invoices', 'Not added'],
};

/** Returns the words of a recorded value; null for a code without words. [PLUS-22, HZ-16] */
export function auditValueText(field: AuditField, value: AuditValue, formats: AuditFormats): string | null {
  switch (value.kind) {
    case 'text':
      return field === 'status' ? (STATUSES[value.text] ?? null) : value.text;
    case 'role': {
      const role = STORED_ROLES.find((name) => name === value.role);
      return role === undefined ? null : roleNameText(role);
    }
    case 'date':
      return value.at === null ? 'No end date' : formats.date(Date.parse(value.at));
    case 'terms': {
      const { plan, users, interval } = value;
      const parts = [
        plan,
        users === null ? null : plural(users, 'user', 'users'),
        interval && INTERVALS[interval],
      ];
      return parts.filter((part) => typeof part === 'string').join(', ') || null;
    }
    case 'amount':
      return formats.price(value.cents, value.currency);
    case 'scopes': {
      const texts: Readonly<Record<string, string>> = API_SCOPE_TEXTS;
      return value.scopes.flatMap((scope) => texts[scope] ?? []).join('; ') || null;
    }
    case 'hours':
      return value.hours === null
        ? 'Off'
        : `${value.hours.from} to ${value.hours.to} (${value.hours.timeZone})`;
    case 'switch':
      return SWITCHES[field]?.[value.isOn ? 0 : 1] ?? null;
  }
}
