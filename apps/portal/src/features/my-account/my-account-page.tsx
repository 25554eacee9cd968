import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-store.ts';
import { errorText } from '../../shell/error-text.ts';
import { Page } from '../../shell/page.tsx';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { profileQuery } from './profile.query.ts';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

const words = screens.myAccount;

/** The screen at /myaccount: what a person can settle about themselves. [ACCT-19, ROUTE-8] */
export function MyAccountPage() {
  return (
    <Page title={words.title}>
      <Profile />
      <AppearanceSection />
      <SignInSection />
      <SessionsSection />
      <OwnDataSection />
      <DeletionSection />
    </Page>
  );
}

function Profile() {
  // While the session ends this page still stands for a moment: nothing is asked for then.
  const enabled = useSession(({ status }) => status === 'signed-in');
  const { data, error, refetch } = useQuery({ ...profileQuery, enabled });
  if (data !== undefined) {
    return (
      <>
        <ProfileSection profile={data} />
        <AccountSection profile={data} />
      </>
    );
  }
  if (error === null) return <p role="status">{words.loading}</p>;
  return (
    <ErrorState title={words.loadFailed} retryLabel={words.tryAgain} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
}
