import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OpenTransfers } from '../../ownership/open-transfers.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { AccountSection } from './account-section.tsx';
import { Contents } from './contents.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useExportOwnData } from './mutations.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileQuery } from './queries.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

const words = screens.myAccount;
const THEMES = (['auto', 'light', 'dark'] as const).map((value) => ({
  value,
  label: words.appearance.themes[value],
}));

/** Sections of other features. */
interface MyAccountPageProps {
  readonly plans: ReactNode;
  readonly billing: ReactNode;
  readonly apiTokens: ReactNode;
}

/** Renders the screen at /myaccount. [ACCT-19, ROUTE-8] */
export function MyAccountPage({ plans, billing, apiTokens }: MyAccountPageProps) {
  return (
    <Page title={words.title} notice={<OpenTransfers />}>
      <Contents />
      {plans}
      {billing}
      <ProfileAndAccount />
      <AppearanceSection language={<LanguageChoice />} />
      <NotificationsSection />
      <SignInSection />
      <SessionsSection />
      <Section id="api-tokens" title={screens.apiTokens.title}>
        {apiTokens}
      </Section>
      <OwnDataSection />
      <DeletionSection />
    </Page>
  );
}

function ProfileAndAccount() {
  const query = useQuery(profileQuery);
  return (
    <Loaded read={query} words={words}>
      {(profile) => (
        <>
          <ProfileSection profile={profile} />
          <AccountSection profile={profile} />
        </>
      )}
    </Loaded>
  );
}

/** Renders the theme (stored in this browser) and the language. [UI-13, GU-3, PLUS-30] */
function AppearanceSection({ language }: { readonly language: ReactNode }) {
  const { title, theme, hint } = words.appearance;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Section id="appearance" title={title}>
      <SegmentedControl aria-label={theme} data={THEMES} value={colorScheme} onChange={setColorScheme} />
      <p className={styles.text}>{hint}</p>
      {language}
    </Section>
  );
}

/** Exports the user's data. [PLUS-24] */
function OwnDataSection() {
  const { title, text, exporting, export: exportLabel, exported } = words.ownData;
  const exportData = useExportOwnData();
  return (
    <Section id="your-data" title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <BusyButton isBusy={exportData.isPending} onClick={() => exportData.mutate()}>
          {exportData.isPending ? exporting : exportLabel}
        </BusyButton>
      </div>
      <Outcome mutation={exportData} done={exported} />
    </Section>
  );
}
