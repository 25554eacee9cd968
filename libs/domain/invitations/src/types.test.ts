import { expectTypeOf, it } from 'vitest';
import type { CheckedRow, FileIssue, InvitationStatus, InvitationVerdict } from './index.ts';
import type { InvitationRefusal } from './rules/refusal.ts';

it('an invitation says by its types what can become of it', () => {
  expectTypeOf<InvitationStatus>().toEqualTypeOf<'pending' | 'accepted' | 'expired' | 'revoked'>();
  expectTypeOf<InvitationVerdict['kind']>().toEqualTypeOf<'send' | 'update' | 'refused'>();
  expectTypeOf<'self' | 'duplicate' | 'owner-open' | 'no-right' | 'trial'>().toExtend<InvitationRefusal>();
  expectTypeOf<InvitationRefusal>().not.toEqualTypeOf<string>();
});

it('a file says by its types what can be wrong with it', () => {
  expectTypeOf<CheckedRow['status']>().toEqualTypeOf<'valid' | 'duplicate' | 'needsUpdate' | 'invalid'>();
  expectTypeOf<Extract<FileIssue, { column: unknown }>['column']>().toEqualTypeOf<
    'email' | 'role' | 'workspace' | 'endsAt'
  >();
});
