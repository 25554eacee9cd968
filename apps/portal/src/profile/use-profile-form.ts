import type { UseFormReturnType } from '@mantine/form';
import { nextCountry, nextDataUsage, type ProfileDraft } from '@partyline/validation';
import { useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { config } from '../config.ts';
import { useMutationForm, type MutationForm, type MutationFormOptions } from '../forms/use-mutation-form.ts';
import { getSession, onAccountDataReset } from '../session/session-store.ts';
import { tabStore } from '../session/tabs/stored-values.ts';
import { readDraft, storeDraft, type DraftName, type StoredDraft } from './stored-draft.ts';

interface ProfileFormOptions<Schema extends GenericSchema> extends Pick<
  MutationFormOptions<ProfileDraft, Schema, undefined>,
  'schema' | 'mutation' | 'submit'
> {
  readonly draftName: DraftName;
  readonly uid: string;
  /** Values without a draft. */
  readonly start: ProfileDraft;
  /** Countries then no longer set the usage data switch. */
  readonly isDataUsageTouched: boolean;
}

interface ProfileForm extends MutationForm<ProfileDraft> {
  readonly forgetDraft: () => void;
}

/**
 * Returns the form of the user's profile. Its draft survives reload, session expiry and an account switch until saved or discarded. Issues
 * show after a filled-in field loses focus, or on submit. [PLUS-29]
 */
export function useProfileForm<const Schema extends GenericSchema>({
  draftName,
  uid,
  start,
  isDataUsageTouched,
  ...options
}: ProfileFormOptions<Schema>): ProfileForm {
  const [stored] = useState(() => readDraft(tabStore, draftName, uid));
  const latest = useRef(stored);
  const keep = (draft: StoredDraft | null): void => {
    latest.current = draft;
    storeDraft(tabStore, draftName, uid, draft);
  };
  const mutationForm = useMutationForm<ProfileDraft, Schema>({
    ...options,
    // The e-mail is never taken from the draft.
    initialValues: stored === null ? start : { ...stored.draft, email: start.email },
    draftRow: null,
    initialTouched: { dataUsage: stored?.isDataUsageTouched ?? isDataUsageTouched },
    showIssuesOnBlur: true,
    onValuesChange: (draft) => keep({ draft, isDataUsageTouched: form.isTouched('dataUsage') }),
  });
  const { form } = mutationForm;
  useEffect(() => {
    // The end of a session has removed the draft; its user logs in again after an expiry. Another account has the same profile.
    const reset = () => {
      const { identity, endedBy } = getSession();
      const isRestorable = identity?.uid === uid || endedBy === 'session-expired';
      storeDraft(tabStore, draftName, uid, isRestorable ? latest.current : null);
    };
    return onAccountDataReset(reset);
  }, [draftName, uid]);
  return { ...mutationForm, forgetDraft: () => keep(null) };
}

/** Sets the country, clears the state, and switches usage data off where the rule or settings say so. [GE-5, GE-6] */
export function setCountry(form: UseFormReturnType<ProfileDraft>, country: string): void {
  const draft = form.getValues();
  const usage = { value: draft.dataUsage, isTouched: form.isTouched('dataUsage') };
  const { value } = nextDataUsage(usage, { kind: 'country', country }, config.consentOptInCountries);
  form.setValues({ ...nextCountry(draft, country), dataUsage: value });
}
