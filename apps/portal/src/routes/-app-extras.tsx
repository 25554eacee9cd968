import { useState } from 'react';
import { LiveTime } from '../features/notices/live-time.tsx';
import { NoticesLine } from '../features/notices/notices-line.tsx';
import { useMe } from '../session/me.ts';
import { lazyModule, useLazy } from '../lazy-module.ts';

// Loaded only after an expiry. If loading fails, no notice shows.
const expired = lazyModule(() => import('../subscriptions/expired-prompt.tsx'));

/** Renders the notices of every signed-in page. [NOTIF-27, HZ-10] */
export function AppExtras() {
  const { hasExpiredSubscription: isExpired } = useMe().user;
  // What expires later meets a page in use. [HZ-11]
  const [openedAtMs] = useState(() => (isExpired ? Date.now() : 0));
  return (
    <>
      <NoticesLine />
      <LiveTime />
      {isExpired && <Expired openedAtMs={openedAtMs} />}
    </>
  );
}

function Expired({ openedAtMs }: { readonly openedAtMs: number }) {
  const file = useLazy(expired);
  return file && <file.ExpiredPrompt openedAtMs={openedAtMs} />;
}
