import type * as v from 'valibot';
import { expectTypeOf, it } from 'vitest';
import type { invitationForm, loginForm, ownershipTransferForm } from './index.ts';
import type {
  AccountNameIssue,
  CsvFileIssue,
  EmailIssue,
  IssueCode,
  MessageIssue,
  NewPasswordIssue,
  PasswordIssue,
  PlainNameIssue,
  WorkspaceNameIssue,
} from './index.ts';

it('every format speaks in codes of the one catalogue', () => {
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

it('a form says what it sends', () => {
  expectTypeOf<v.InferOutput<typeof loginForm>>().toEqualTypeOf<{ email: string; password: string }>();
  expectTypeOf<v.InferOutput<typeof invitationForm>['workspaceId']>().toEqualTypeOf<number>();
  expectTypeOf<v.InferOutput<ReturnType<typeof ownershipTransferForm>>['scope']>().toEqualTypeOf<
    'workspace' | 'account'
  >();
});
