import { lazy, Suspense } from 'react';
import { AnnouncementBanner } from '../features/announcements/announcement-banner.tsx';
import { FeedbackPopover } from '../features/feedback/feedback-popover.tsx';
import { useMe } from '../session/me.ts';
import { feedbackTarget } from '../shell/overlays/overlay-stores.ts';
import { useStore } from '../store.ts';

// Loaded only after an expiry. If loading fails, no notice shows.
const ExpiredPrompt = lazy(() =>
  import('../subscriptions/expired-prompt.tsx').then(
    (file) => ({ default: file.ExpiredPrompt }),
    () => ({ default: () => null }),
  ),
);

const closeFeedback = (): void => feedbackTarget.set(null);

/** Renders the extras of every signed-in page. [NOTIF-27, FORM-7] */
export function AppExtras() {
  const target = useStore(feedbackTarget, (element) => element);
  const { hasExpiredSubscription: isExpired } = useMe().user;
  return (
    <>
      <AnnouncementBanner />
      {target === null ? null : <FeedbackPopover target={target} onClose={closeFeedback} />}
      {isExpired && (
        <Suspense>
          <ExpiredPrompt />
        </Suspense>
      )}
    </>
  );
}
