import type { UseFormReturnType } from '@mantine/form';
import { nextCountry, nextDataUsage, type ProfileDraft } from '@partyline/validation';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { config } from '../config.ts';
import { useMutationForm, type MutationForm, type MutationFormOptions } from '../forms/use-mutation-form.ts';
import { onAccountDataReset } from '../session/session-store.ts';
import { tabStore } from '../session/tabs/stored-values.ts';
import { readDraft, storeDraft, type DraftName } from './stored-draft.ts';

interface ProfileFormOptions<Schema extends GenericSchema> extends Pick<
  MutationFormOptions<ProfileDraft, Schema, undefined>,
  'schema' | 'mutation' | 'submit'
> {
  readonly draftName: DraftName;
  readonly uid: string;
  /** What the form begins with where no draft is stored. */
  readonly start: ProfileDraft;
  /** Whether a country no longer moves the switch for usage data. */
  readonly isDataUsageTouched: boolean;
}

interface ProfileForm extends MutationForm<ProfileDraft> {
  readonly forgetDraft: () => void;
}

/**
 * The form about the user. Its draft survives a reload of the tab and an expired session, until it has been saved or discarded. A
 * field's issue shows once the field has been filled in and left, or after a submit.
 */
export function useProfileForm<const Schema extends GenericSchema>({
  draftName,
  uid,
  start,
  isDataUsageTouched,
  ...options
}: ProfileFormOptions<Schema>): ProfileForm {
  const [stored] = useState(() => readDraft(tabStore, draftName, uid));
  const mutationForm = useMutationForm<ProfileDraft, Schema>({
    ...options,
    // The e-mail is the user's own, whatever was stored.
    initialValues: stored === null ? start : { ...stored.draft, email: start.email },
    initialTouched: { dataUsage: stored?.isDataUsageTouched ?? isDataUsageTouched },
    showIssuesOnBlur: true,
    onValuesChange: (draft) =>
      storeDraft(tabStore, draftName, uid, { draft, isDataUsageTouched: form.isTouched('dataUsage') }),
  });
  const { form } = mutationForm;
  useEffect(() => onAccountDataReset(() => storeDraft(tabStore, draftName, uid, null)), [draftName, uid]);
  return { ...mutationForm, forgetDraft: () => storeDraft(tabStore, draftName, uid, null) };
}

/** Sets the country: that clears the state, and may switch usage data off, where the rule or the settings say so. [GE-5, GE-6] */
export function setCountry(form: UseFormReturnType<ProfileDraft>, country: string): void {
  const draft = form.getValues();
  const usage = { value: draft.dataUsage, isTouched: form.isTouched('dataUsage') };
  const { value } = nextDataUsage(usage, { kind: 'country', country }, config.consentOptInCountries);
  form.setValues({ ...nextCountry(draft, country), dataUsage: value });
}
