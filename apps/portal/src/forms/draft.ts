import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { getSession } from '../session/session-store.ts';
import { storedValues } from '../session/tabs/stored-values.ts';

interface DraftKeyParts {
  readonly page: string;
  readonly accountId: number | null;
  /** Part of the key: distinguish forms of two rows. */
  readonly initialValues: object;
  /** Where two rows may have the same initial values. */
  readonly row: string | undefined;
}

/** Returns a draft's key; null for a form with a password, which is never stored. */
export function draftKey({ page, accountId, initialValues, row }: DraftKeyParts): string | null {
  if (Object.keys(initialValues).some((field) => /password/i.test(field))) return null;
  return JSON.stringify([page, accountId, initialValues, row]);
}

/** Parses the drafts by key; none for invalid text. */
export function parseDrafts(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const drafts: unknown = JSON.parse(text ?? '{}');
    return isObject(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

/** Returns the fields with draft values of the same type or null; null without a draft. */
export function pickDraft<Values extends object>(draft: unknown, initialValues: Values): Values | null {
  if (!isObject(draft)) return null;
  const fields = Object.entries(initialValues).map(([field, initial]: [string, unknown]) => {
    const typed = draft[field];
    return [field, fits(typed, initial) ? typed : initial] as const;
  });
  // Every field is set and has its initial type.
  return Object.fromEntries(fields) as Values;
}

const fits = (typed: unknown, initial: unknown): boolean =>
  typeOf(typed) === typeOf(initial) || (typed !== undefined && (typed === null || initial === null));

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

interface OpenForm {
  /** null for a form with a password, which is never stored. */
  readonly key: string | null;
  readonly uid: string;
  /** null for an unchanged form. */
  readonly read: () => object | null;
}

const openForms = new Set<OpenForm>();

function save({ key, uid, read }: OpenForm): void {
  const typed = read();
  if (key === null || typed === null) return;
  const drafts = { ...parseDrafts(storedValues.get('form-drafts', uid)), [key]: typed };
  storedValues.set('form-drafts', JSON.stringify(drafts), uid);
}

/** Takes a draft: a form opened again later is empty. */
function takeDraft(key: string, uid: string): unknown {
  const { [key]: draft, ...others } = parseDrafts(storedValues.get('form-drafts', uid));
  if (draft !== undefined)
    storedValues.set('form-drafts', Object.keys(others).length === 0 ? null : JSON.stringify(others), uid);
  return draft;
}

/** Stores the input at unload, unless its user has logged out; a page restored from the browser's cache still has it. */
function followUnload(form: OpenForm): () => void {
  const { key, uid } = form;
  const onHide = (): void => {
    if (getSession().identity?.uid === uid) save(form);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && key !== null) takeDraft(key, uid);
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}

interface DraftOptions {
  /** null: no draft. */
  readonly row: string | null | undefined;
  /** Keeps the input when its user leaves the page, too: a form of a page, which no button closes. */
  readonly isKeptOnLeave: boolean;
}

/**
 * Restores, once, the input of a form closed by maintenance, session expiry or any reload, for the same user, page, account and
 * row. Not for forms with a password, nor for a null `row`; a logout removes all drafts. Returns what forgets the draft of a form
 * that was submitted. [PLUS-29, GR-13]
 */
export function useDraft<Values extends object>(
  form: UseFormReturnType<Values>,
  initialValues: Values,
  { row, isKeptOnLeave }: DraftOptions,
): () => void {
  // The first form's functions read the newest values.
  const [opened] = useState({ form, initialValues, row, isKeptOnLeave });
  const forget = useRef<() => unknown>(() => undefined);
  useEffect(() => {
    const { form: open, initialValues: initial, row: ofRow } = opened;
    const uid = getSession().identity?.uid;
    if (uid === undefined || ofRow === null) return undefined;
    const key = draftKey({
      page: location.pathname,
      accountId: getSession().user?.accountId ?? null,
      initialValues: initial,
      row: ofRow,
    });
    const draft = key === null ? null : pickDraft(takeDraft(key, uid), initial);
    if (draft !== null) open.setValues(draft);
    if (key !== null) forget.current = () => takeDraft(key, uid);
    const entry: OpenForm = { key, uid, read: () => (open.isDirty() ? open.getValues() : null) };
    openForms.add(entry);
    const unfollow = followUnload(entry);
    return () => {
      openForms.delete(entry);
      unfollow();
      // Any other form its user closed is discarded.
      const { isMaintenance, endedBy, identity } = getSession();
      const isLeft = opened.isKeptOnLeave && identity?.uid === uid;
      if (isLeft || isMaintenance || endedBy === 'session-expired') save(entry);
    };
  }, [opened]);
  return () => void forget.current();
}
