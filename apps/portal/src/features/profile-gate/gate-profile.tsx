import type { LeadBody } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { CheckboxField, SwitchField } from '@partyline/ui';
import { checkForm, isAcceptEnabled, leadForm, listFormIssues } from '@partyline/validation';
import { useEffect } from 'react';
import { keepDraft, readKeptDraft } from '../../profile/kept-draft.ts';
import { ProfileFields } from '../../profile/profile-fields.tsx';
import { startState } from '../../profile/profile-state.ts';
import { useProfileForm, type ProfileField, type ProfileForm } from '../../profile/use-profile-form.ts';
import { onAccountDataReset } from '../../session/session-store.ts';
import { tabStore } from '../../session/tabs/stored-values.ts';
import styles from './gate-dialog.module.css';

const DRAFT = 'profile-draft';
const words = screens.profileGate;
const fields = screens.aboutYou;

/** The about-you form of the gate. */
export interface GateForm {
  readonly form: ProfileForm;
  /** The form as it is sent, trimmed; null while something is missing or wrong. [EULA-21, GE-3] */
  readonly lead: LeadBody | null;
  /** What Accept still waits for, in words; null for nothing. */
  readonly missing: string | null;
  /** Forgets what has been typed. */
  readonly forget: () => void;
}

/** The state of the form; what is typed survives a reload of this tab, until it has served or the person leaves. */
export function useGateForm(uid: string, email: string): GateForm {
  const form = useProfileForm({
    // The e-mail is the person's own, whatever was kept.
    start: () => {
      const kept = readKeptDraft(tabStore, DRAFT, uid);
      return kept === null ? startState(email) : { ...kept, draft: { ...kept.draft, email } };
    },
    listIssues: (draft) => listFormIssues(leadForm, draft),
    onChange: (state) => keepDraft(tabStore, DRAFT, uid, state),
  });
  useEffect(() => onAccountDataReset(() => keepDraft(tabStore, DRAFT, uid, null)), [uid]);
  const checked = checkForm(leadForm, form.draft);
  return {
    form,
    lead: checked.ok && isAcceptEnabled(form.draft) ? checked.value : null,
    missing: missingText(form.wrong),
    forget: () => keepDraft(tabStore, DRAFT, uid, null),
  };
}

function missingText(wrong: readonly ProfileField[]): string | null {
  const labels = wrong.flatMap((field) => (field === 'contactConsent' ? [] : [fields[field]]));
  if (labels.length > 0) return words.acceptWaitsFor(fields.fieldsToFix(labels));
  return wrong.length > 0 ? words.acceptWaitsForConsent : null;
}

/** Who the person is, whether usage data may be shared, and whether they may be contacted. [EULA-6, EULA-9, EULA-15] */
export function GateProfile({ form }: { readonly form: ProfileForm }) {
  const { draft, errorOf, change } = form;
  return (
    <>
      <h3 className={styles.section}>{fields.title}</h3>
      <ProfileFields form={form} />
      <SwitchField
        name="dataUsage"
        label={fields.dataUsage}
        hint={fields.dataUsageHint}
        isOn={draft.dataUsage}
        onChange={(dataUsage) => change({ dataUsage })}
      />
      <CheckboxField
        name="contactConsent"
        label={fields.contactConsent}
        error={errorOf('contactConsent')}
        isOn={draft.contactConsent}
        required
        onChange={(contactConsent) => change({ contactConsent })}
      />
    </>
  );
}
