import { screens } from '@partyline/texts';
import { Section } from '@partyline/ui';
import {
  IconApi,
  IconBell,
  IconBuilding,
  IconDatabaseExport,
  IconKey,
  IconPalette,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiTokens } from '../../features/api-tokens/api-tokens.tsx';
import { AccountSection } from '../../features/settings/account-section.tsx';
import { AppearanceSection } from '../../features/settings/appearance-section.tsx';
import { DeletionSection } from '../../features/settings/deletion-section.tsx';
import { NotificationsSection } from '../../features/settings/notifications-section.tsx';
import { OwnAccessSection } from '../../features/settings/own-access-section.tsx';
import { OwnDataSection } from '../../features/settings/own-data-section.tsx';
import { ProfileSection } from '../../features/settings/profile-section.tsx';
import { SessionsSection } from '../../features/settings/sessions-section.tsx';
import { SignInSection } from '../../features/settings/sign-in-section.tsx';
import { WithProfile } from '../../features/settings/with-profile.tsx';
import type { SettingsPageName } from './-settings-names.ts';

const words = screens.settings.pages;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface SettingsPage {
  readonly name: SettingsPageName;
  readonly group: 'you' | 'account' | 'data';
  readonly title: string;
  readonly icon: ReactNode;
  readonly content: ReactNode;
}

/** The pages below /myaccount/settings, by the last part of their path. [HZ-9] */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    name: 'profile',
    group: 'you',
    title: words.profile,
    icon: <IconUserCircle {...ICON} />,
    content: <WithProfile>{(profile) => <ProfileSection profile={profile} />}</WithProfile>,
  },
  {
    name: 'appearance',
    group: 'you',
    title: words.appearance,
    icon: <IconPalette {...ICON} />,
    content: <AppearanceSection />,
  },
  {
    name: 'notifications',
    group: 'you',
    title: words.notifications,
    icon: <IconBell {...ICON} />,
    content: <NotificationsSection />,
  },
  {
    name: 'sign-in',
    group: 'you',
    title: words.signIn,
    icon: <IconKey {...ICON} />,
    content: (
      <>
        <SignInSection />
        <SessionsSection />
      </>
    ),
  },
  {
    name: 'api-tokens',
    group: 'you',
    title: words.apiTokens,
    icon: <IconApi {...ICON} />,
    content: (
      <Section>
        <ApiTokens />
      </Section>
    ),
  },
  {
    name: 'account',
    group: 'account',
    title: words.account,
    icon: <IconBuilding {...ICON} />,
    content: (
      <>
        <WithProfile>{(profile) => <AccountSection profile={profile} />}</WithProfile>
        <OwnAccessSection />
      </>
    ),
  },
  {
    name: 'data',
    group: 'data',
    title: words.data,
    icon: <IconDatabaseExport {...ICON} />,
    content: <OwnDataSection />,
  },
  {
    name: 'delete',
    group: 'data',
    title: words.delete,
    icon: <IconTrash {...ICON} />,
    content: <DeletionSection />,
  },
];
