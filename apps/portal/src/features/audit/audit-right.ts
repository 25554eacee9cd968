import { can, type Subject } from '@partyline/permissions';

/** Returns whether a subject may read the audit log: owners and admins. The server decides again. [PLUS-22] */
export function mayReadAuditLog(subject: Subject): boolean {
  return can(subject, 'list', { kind: 'account', branch: 'workspace' }).allowed;
}
