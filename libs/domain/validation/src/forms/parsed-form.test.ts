import { err, ok } from '@partyline/kernel';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkForm, listFormIssues, parsedForm } from './check-form.ts';

const withIssues = (...issues: readonly { field: string; code: string }[]) => parsedForm(() => err(issues));

it('returns the value of the parser', () => {
  const doubled = parsedForm((input) => ok({ input }));
  expect(checkForm(doubled, 7)).toEqual({ ok: true, value: { input: 7 } });
});

it('reports each issue of the parser at its field', () => {
  const issues = [
    { field: 'name', code: 'name-required' },
    { field: 'rows.0.email', code: 'email-invalid' },
  ];
  expect(checkForm(withIssues(...issues), {})).toEqual({ ok: false, error: issues });
});

it('reports an issue without a field at the form itself', () => {
  const issue = { field: '', code: 'workspace-required' };
  expect(checkForm(withIssues(issue), null)).toEqual({ ok: false, error: [issue] });
  expect(v.safeParse(withIssues(issue), null).issues?.map(({ path }) => path)).toEqual([undefined]);
});

it('drops a code outside of the closed list', () => {
  expect(listFormIssues(withIssues({ field: 'name', code: 'boo' }), {})).toEqual({ name: 'wrong-type' });
});
