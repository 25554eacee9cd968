import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { getSession } from '../session/session-store.ts';
import { storedValues } from '../session/tabs/stored-values.ts';
import { draftKey, parseDrafts, pickDraft } from './draft.ts';

/** A form on the page. */
interface OpenForm {
  /** null for a form with a password, which is never stored. */
  readonly key: string | null;
  /** What was typed; null where nothing was. */
  readonly read: () => object | null;
}

const openForms = new Set<OpenForm>();

/** Stores what was typed into the forms of this page, before it is reloaded. [PLUS-29, PLUS-30] */
export function saveDrafts(): void {
  save([...openForms]);
}

/** Returns whether a form with a password was typed into: a reload would lose that. [PLUS-30] */
export function isUnstorableTyped(): boolean {
  return [...openForms].some(({ key, read }) => key === null && read() !== null);
}

function save(forms: readonly OpenForm[]): void {
  const uid = getSession().identity?.uid;
  if (uid === undefined) return;
  const typed = forms.flatMap(({ key, read }) => {
    const values = read();
    return key === null || values === null ? [] : [[key, values] as const];
  });
  if (typed.length === 0) return;
  const drafts = { ...parseDrafts(storedValues.get('form-drafts', uid)), ...Object.fromEntries(typed) };
  storedValues.set('form-drafts', JSON.stringify(drafts), uid);
}

/** Returns the draft of a form and removes it: a form that is opened again later is empty. */
function takeDraft(key: string): unknown {
  const uid = getSession().identity?.uid;
  if (uid === undefined) return undefined;
  const { [key]: draft, ...others } = parseDrafts(storedValues.get('form-drafts', uid));
  if (draft !== undefined)
    storedValues.set('form-drafts', Object.keys(others).length === 0 ? null : JSON.stringify(others), uid);
  return draft;
}

/**
 * Brings back what was typed into a form before a maintenance, or the reload for a new version or another language, took it away. The same form of the same
 * page, account and row gets it, once. Forms with a password are left out. [PLUS-29, GR-13]
 */
export function useDraft<Values extends object>(
  form: UseFormReturnType<Values>,
  initialValues: Values,
): void {
  // As it was when it opened: its functions read the newest values all the same.
  const [opened] = useState({ form, initialValues });
  useEffect(() => {
    const { form: open, initialValues: initial } = opened;
    const key = draftKey({
      page: location.pathname,
      accountId: getSession().user?.accountId ?? null,
      initialValues: initial,
    });
    const draft = key === null ? null : pickDraft(takeDraft(key), initial);
    if (draft !== null) open.setValues(draft);
    const entry: OpenForm = { key, read: () => (open.isDirty() ? open.getValues() : null) };
    openForms.add(entry);
    return () => {
      openForms.delete(entry);
      // The page goes because of the maintenance; a form that its user closed is gone.
      if (getSession().isMaintenance) save([entry]);
    };
  }, [opened]);
}
