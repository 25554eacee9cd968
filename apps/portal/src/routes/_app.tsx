import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ProfileGate } from '../features/profile-gate/profile-gate.tsx';
import { useSession } from '../session/session-store.ts';
import { AppLayout } from '../shell/app-layout.tsx';
import { lazyOverlay } from '../shell/lazy-overlay.tsx';
import { PaletteHost } from '../shell/palette/palette-host.tsx';

export const Route = createFileRoute('/_app')({ component: SignedInFrame });

const AppPalette = lazyOverlay(() => import('./-palette.tsx').then((file) => file.AppPalette));

// Loaded only where something expired. Without its code there is no notice, and the page goes on.
const ExpiredPrompt = lazy(() =>
  import('../prompts/expired-prompt.tsx').then(
    (file) => ({ default: file.ExpiredPrompt }),
    () => ({ default: () => null }),
  ),
);

function SignedInFrame() {
  const isExpired = useSession(({ user }) => user?.hasExpiredSubscription);
  return (
    <>
      <AppLayout />
      <ProfileGate />
      <PaletteHost palette={AppPalette} />
      {isExpired && (
        <Suspense>
          <ExpiredPrompt />
        </Suspense>
      )}
    </>
  );
}
