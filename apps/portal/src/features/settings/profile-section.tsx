import { Button } from '@mantine/core';
import type { Profile } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { profileEditForm, type ProfileDraft } from '@partyline/validation';
import { Section } from '@partyline/ui';
import { useState } from 'react';
import { ConsentFields, ProfileFields } from '../../profile/profile-fields.tsx';
import { useProfileForm } from '../../profile/use-profile-form.ts';
import { useMe } from '../../session/me.ts';
import { useSaveProfile } from './mutations.ts';
import { Outcome, SectionForm } from './section-form.tsx';

const words = screens.myAccount;

function draftOf(profile: Profile): ProfileDraft {
  const { firstName, lastName, company, marketCode, country, state, dataUsage, email, contactConsent } =
    profile;
  return { firstName, lastName, company, marketCode, country, state, dataUsage, email, contactConsent };
}

/** Renders the user's profile; a reload of this tab keeps the input. [ACCT-19, EULA-16] */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
  // Resets the form after save or discard.
  const [round, setRound] = useState(0);
  const save = useSaveProfile();
  return (
    <Section>
      <ProfileEditor key={round} profile={profile} save={save} onEnd={() => setRound(round + 1)} />
      <Outcome mutation={save} done={words.saved} />
    </Section>
  );
}

interface ProfileEditorProps {
  readonly profile: Profile;
  readonly save: ReturnType<typeof useSaveProfile>;
  readonly onEnd: () => void;
}

function ProfileEditor({ profile, save, onEnd }: ProfileEditorProps) {
  const { uid } = useMe().identity;
  const saved = draftOf(profile);
  const { form, forgetDraft, isBusy, onSubmit } = useProfileForm({
    draftName: 'account-draft',
    uid,
    start: saved,
    // A change of country keeps the user's choice.
    isDataUsageTouched: true,
    schema: profileEditForm,
    mutation: save,
    submit: async (body) => {
      await save.mutateAsync(body);
      end();
    },
  });
  const end = () => {
    forgetDraft();
    onEnd();
  };
  const discard = () => {
    save.reset();
    end();
  };
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(saved);
  return (
    <SectionForm
      variant="filled"
      refusal={isChanged ? undefined : words.nothingToSave}
      isBusy={isBusy}
      onSubmit={onSubmit}
      actions={isChanged ? <Button onClick={discard}>{words.discard}</Button> : null}
    >
      <ProfileFields form={form} />
      <ConsentFields form={form} isRequired={false} />
    </SectionForm>
  );
}
