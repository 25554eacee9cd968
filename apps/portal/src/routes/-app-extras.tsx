import { AnnouncementBanner } from '../features/announcements/announcement-banner.tsx';
import { useMe } from '../session/me.ts';
import { lazyModule, useLazy } from '../lazy-module.ts';

// Loaded only after an expiry. If loading fails, no notice shows.
const expired = lazyModule(() => import('../subscriptions/expired-prompt.tsx'));

/** Renders the extras of every signed-in page. [NOTIF-27] */
export function AppExtras() {
  const { hasExpiredSubscription: isExpired } = useMe().user;
  return (
    <>
      <AnnouncementBanner />
      {isExpired && <Expired />}
    </>
  );
}

function Expired() {
  const file = useLazy(expired);
  return file && <file.ExpiredPrompt />;
}
