import type { Profile } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { ActionButton, Button, CheckboxField, SwitchField } from '@partyline/ui';
import { checkForm, listFormIssues, profileForm, type ProfileDraft } from '@partyline/validation';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepDraft, readKeptDraft } from '../../profile/kept-draft.ts';
import { ProfileFields } from '../../profile/profile-fields.tsx';
import type { ProfileState } from '../../profile/profile-state.ts';
import { useProfileForm, type ProfileForm } from '../../profile/use-profile-form.ts';
import { onAccountDataReset, useSession } from '../../session/session-store.ts';
import { tabStore } from '../../session/tabs/stored-values.ts';
import { saveProfile } from './save-profile.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';
import { useSave } from './use-save.ts';

const DRAFT = 'account-draft';
const words = screens.myAccount;
const fields = screens.aboutYou;

function stateOf(profile: Profile): ProfileState {
  const { firstName, lastName, company, marketCode, country, state, dataUsage, email, contactConsent } =
    profile;
  const draft = {
    firstName,
    lastName,
    company,
    marketCode,
    country,
    state,
    dataUsage,
    email,
    contactConsent,
  };
  // The switch stands as the person left it: a country does not move it any more.
  return { draft, isDataUsageTouched: true };
}

/** The draft without what the profile form knows nothing of. */
function formOf(draft: ProfileDraft): Omit<ProfileDraft, 'contactConsent'> {
  const { firstName, lastName, company, marketCode, country, state, dataUsage, email } = draft;
  return { firstName, lastName, company, marketCode, country, state, dataUsage, email };
}

/** Who the person is, which they can change at any time. What is typed survives a reload of this tab. [ACCT-19, EULA-16] */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
  // Saved or discarded, the form begins anew.
  const [round, setRound] = useState(0);
  const save = useSave(words.saved);
  return (
    <Section title={fields.title}>
      <ProfileEditor key={round} profile={profile} save={save} onEnd={() => setRound(round + 1)} />
      <Outcome save={save} />
    </Section>
  );
}

interface ProfileEditorProps {
  readonly profile: Profile;
  readonly save: ReturnType<typeof useSave>;
  readonly onEnd: () => void;
}

function ProfileEditor({ profile, save, onEnd }: ProfileEditorProps) {
  const uid = useSession(({ identity }) => identity?.uid ?? '');
  const saved = stateOf(profile);
  const form = useProfileForm({
    start: () => {
      const kept = readKeptDraft(tabStore, DRAFT, uid);
      return kept === null ? saved : { ...kept, draft: { ...kept.draft, email: profile.email } };
    },
    listIssues: (draft) => listFormIssues(profileForm, formOf(draft)),
    onChange: (state) => keepDraft(tabStore, DRAFT, uid, state),
  });
  useEffect(() => onAccountDataReset(() => keepDraft(tabStore, DRAFT, uid, null)), [uid]);
  const isChanged = JSON.stringify(form.draft) !== JSON.stringify(saved.draft);
  const end = () => {
    keepDraft(tabStore, DRAFT, uid, null);
    onEnd();
  };
  const submit = async () => {
    const checked = checkForm(profileForm, formOf(form.draft));
    if (!checked.ok) {
      showWrong(form);
      return;
    }
    const body = { ...checked.value, contactConsent: form.draft.contactConsent };
    if (await save.run(() => saveProfile(body))) end();
  };
  const discard = () => {
    save.forget();
    end();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void submit();
      }}
    >
      <ProfileFields form={form} />
      <Consents form={form} />
      <div className={styles.buttons}>
        <ActionButton
          type="submit"
          variant="filled"
          busy={save.isBusy}
          refusal={isChanged ? undefined : words.nothingToSave}
        >
          {save.isBusy ? words.saving : words.save}
        </ActionButton>
        {isChanged ? <Button onClick={discard}>{words.discard}</Button> : null}
      </div>
    </form>
  );
}

function Consents({ form: { draft, change } }: { readonly form: ProfileForm }) {
  return (
    <>
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
        isOn={draft.contactConsent}
        onChange={(contactConsent) => change({ contactConsent })}
      />
    </>
  );
}

/** Says what is wrong, and leads to the first of it. */
function showWrong(form: ProfileForm): void {
  flushSync(form.showAll);
  document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
}
