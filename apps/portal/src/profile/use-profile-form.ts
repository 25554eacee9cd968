import { FORM_ISSUE_TEXTS } from '@partyline/texts';
import type { IssueCode, ProfileDraft } from '@partyline/validation';
import { useState } from 'react';
import { config } from '../config.ts';
import { changeState, type ProfileChange, type ProfileState } from './profile-state.ts';

/** The fields of the form, in their order. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'marketCode',
  'country',
  'state',
  'email',
  'contactConsent',
] as const satisfies readonly (keyof ProfileDraft)[];
/** One of {@link PROFILE_FIELDS}. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The form, and what it shows. */
export interface ProfileForm {
  readonly draft: ProfileDraft;
  /** The fields that are empty or wrong, in their order, whether that is shown or not. */
  readonly wrong: readonly ProfileField[];
  /** What is wrong with a field, once that may be said. */
  readonly errorOf: (field: ProfileField) => string | undefined;
  readonly change: (change: ProfileChange) => void;
  /** A field was left: from now on what is wrong with it is said. */
  readonly leave: (field: ProfileField) => void;
  /** Says everything that is wrong. */
  readonly showAll: () => void;
}

interface ProfileFormOptions {
  readonly start: () => ProfileState;
  /** What is wrong with the form, by field: the rule. */
  readonly listIssues: (draft: ProfileDraft) => Readonly<Record<string, IssueCode>>;
  readonly onChange: (state: ProfileState) => void;
}

/** Whether something has been entered in a field: a field one only passed through is not yet called wrong. */
const isEntered = (value: ProfileDraft[ProfileField]): boolean =>
  typeof value === 'object' ? value.value + value.label !== '' : value !== '' && value !== false;

/** The state of the about-you form. Fields are called wrong once they have been filled in and left, or all at once. */
export function useProfileForm({ start, listIssues, onChange }: ProfileFormOptions): ProfileForm {
  const [state, setState] = useState(start);
  const [shown, setShown] = useState<ReadonlySet<ProfileField>>(new Set());
  const { draft } = state;
  const issues = listIssues(draft);

  return {
    draft,
    wrong: PROFILE_FIELDS.filter((field) => issueOf(issues, field) !== undefined),
    errorOf(field) {
      const code = shown.has(field) ? issueOf(issues, field) : undefined;
      return code && FORM_ISSUE_TEXTS[code];
    },
    change(change) {
      const next = changeState(state, change, config.consentOptInCountries);
      setState(next);
      onChange(next);
    },
    leave(field) {
      if (isEntered(draft[field])) setShown(new Set([...shown, field]));
    },
    showAll: () => setShown(new Set(PROFILE_FIELDS)),
  };
}

/** The market has two parts; what is wrong with one of them is wrong with it. */
function issueOf(issues: Readonly<Record<string, IssueCode>>, field: ProfileField): IssueCode | undefined {
  const key = Object.keys(issues).find((one) => one === field || one.startsWith(`${field}.`));
  return key === undefined ? undefined : issues[key];
}
