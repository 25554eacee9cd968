import type { AuditField, AuditValue } from '@partyline/display';
import { STORED_ROLES } from '@partyline/roles';
import { API_SCOPE_TEXTS } from '../errors/api-tokens.ts';
import { roleNameText } from '../terms/role-names.ts';
import type { AuditFormats } from '../../audit/audit-values.ts';

const INTERVALS: Readonly<Record<string, string>> = {
  week: 'wöchentlich',
  month: 'monatlich',
  year: 'jährlich',
};
const STATUSES: Readonly<Record<string, string>> = {
  'Not Subscribed': 'Nicht abonniert',
  Subscribed: 'Abonniert',
  'Past-Due': 'Zahlung überfällig',
};
const SWITCHES: Readonly<Partial<Record<AuditField, readonly [on: string, off: string]>>> = {
  access: ['Ausgesetzt', 'Aktiv'],
  configuration: ['Zurückgesetzt', 'Behalten'],
  tax: ['Auf Rechnungen', 'Nicht auf Rechnungen'],
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
      return value.at === null ? 'Kein Enddatum' : formats.date(Date.parse(value.at));
    case 'terms': {
      const { plan, users, interval } = value;
      const parts = [plan, users === null ? null : `${users} Benutzer`, interval && INTERVALS[interval]];
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
        ? 'Aus'
        : `${value.hours.from} bis ${value.hours.to} (${value.hours.timeZone})`;
    case 'switch':
      return SWITCHES[field]?.[value.isOn ? 0 : 1] ?? null;
  }
}
