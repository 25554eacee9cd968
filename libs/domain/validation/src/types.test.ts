import type * as v from 'valibot';
import { expectTypeOf, it } from 'vitest';
import type { invitationFormAt, loginForm } from './index.ts';
import type { IssueCode, WorkspaceNameIssue } from './index.ts';
import type { AccountNameIssue } from './identity/account-name.ts';
import type { CsvFileIssue } from './fields/invitation-fields.ts';
import type { EmailIssue } from './identity/email.ts';
import type { MessageIssue } from './fields/text-length.ts';
import type { NewPasswordIssue, PasswordIssue } from './forms/session-forms.ts';
import type { PlainNameIssue } from './identity/names.ts';

it('every format returns codes of the one catalogue', () => {
  expectTypeOf<
    | AccountNameIssue
    | CsvFileIssue
    | EmailIssue
    | MessageIssue
    | NewPasswordIssue
    | PasswordIssue
    | PlainNameIssue
    | WorkspaceNameIssue
  >().toExtend<IssueCode>();
  expectTypeOf<IssueCode>().not.toEqualTypeOf<string>();
});

it('the type of a form is what it sends', () => {
  expectTypeOf<v.InferOutput<typeof loginForm>>().toEqualTypeOf<{ email: string; password: string }>();
  expectTypeOf<v.InferOutput<ReturnType<typeof invitationFormAt>>['workspaceId']>().toEqualTypeOf<number>();
});
