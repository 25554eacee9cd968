import type { ImportQuestion } from '@partyline/invitations';
import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { seeded } from '../interleave.ts';

export interface ImportCase {
  readonly text: string;
  readonly question: ImportQuestion;
}

const WORKSPACES = 40;

/** One row in ten has one of these faults. */
const FAULTS = [
  ['not-an-address', 'endpoint-user', 'Studio 2'],
  ['', 'endpoint-user', 'Studio 2'],
  ['someone@example.org', 'conductor', 'Studio 2'],
  ['someone@example.org', 'endpoint-user', 'Nowhere'],
  ['someone@example.org', 'account-owner', 'Studio 2'],
  ['OWNER@example.org', 'endpoint-user', 'Studio 2'],
] as const;

/** Returns a file of so many rows, some quoted, repeated or wrong; the same in every run. */
export function importCase(rowCount: number): ImportCase {
  const next = seeded(7);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const subject = subjectFor({ roles: ['account-owner'], planType: 'paid', customerStatus: 'B2C' });
  const roles = STORED_ROLES.filter((role) => role === 'endpoint-user' || role === 'vic-admin');
  const names = Array.from({ length: WORKSPACES }, (_, index) => `Studio ${index + 1}`);
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const fault = next() < 0.1 ? pick(FAULTS) : undefined;
    const person = next() < 0.03 ? Math.floor(next() * (index + 1)) : index;
    const [email, role, name] = fault ?? [
      `Person.${person}@site-${person % 50}.example.org`,
      pick(roles) ?? '',
      pick(names) ?? '',
    ];
    return [
      email,
      role,
      next() < 0.1 ? `"${name}"` : name,
      next() < 0.05 ? '"a note, with a comma"' : '',
    ].join(',');
  });
  return {
    text: `email,role,workspace,note\r\n${rows.join('\r\n')}\r\n`,
    question: {
      inviterEmail: 'owner@example.org',
      nowMs: Date.parse('2026-11-20T12:00:00Z'),
      workspaces: names.map((name, index) => ({
        id: index + 1,
        name,
        roleType: index === 0 ? 'default' : 'orphanage',
        isDefault: index === 0,
        isDirty: false,
        haveWorkspaceOwner: false,
        subject,
      })),
      rows: Array.from({ length: 1_000 }, (_, index) => ({
        email: `person.${index * 7}@site-${(index * 7) % 50}.example.org`,
        role: 'endpoint-user',
        workspaceId: (index % WORKSPACES) + 1,
        status: 'accepted',
      })),
    },
  };
}
