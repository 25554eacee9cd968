import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { ProfileGate } from '../features/profile-gate/profile-gate.tsx';
import { MeContext, useMeOfSession } from '../session/me.ts';
import { getSession } from '../session/session-store.ts';
import { AppLayout } from '../shell/layout/app-layout.tsx';
import { afterStart, lazyOverlay } from '../shell/overlays/lazy-overlay.tsx';
import { feedbackTarget } from '../shell/overlays/overlay-stores.ts';
import { PaletteHost } from '../shell/palette/palette-host.tsx';

export const Route = createFileRoute('/_app')({ component: SignedInFrame });

const AppPalette = lazyOverlay(() => import('./-palette.tsx').then((file) => file.AppPalette));

// After the page's own code and data, unless something expired or the user asks. A failed load is ignored.
const AppExtras = lazy<ComponentType>(() =>
  (getSession().user?.hasExpiredSubscription
    ? Promise.resolve()
    : Promise.race([afterStart(), new Promise<void>(feedbackTarget.subscribe)])
  )
    .then(() => import('./-app-extras.tsx'))
    .then(
      (file) => ({ default: file.AppExtras }),
      () => ({ default: () => null }),
    ),
);

/** Renders pages only while a user with an account is signed in: `useMe()` reads them. A change of either remounts the page. */
function SignedInFrame() {
  const me = useMeOfSession();
  return (
    <MeContext value={me}>
      <AppLayout
        banner={
          me === null ? null : (
            <Suspense>
              <AppExtras />
            </Suspense>
          )
        }
        page={me === null ? null : <Outlet key={me.key} />}
      />
      {me === null ? null : (
        <>
          <ProfileGate />
          <PaletteHost palette={AppPalette} />
        </>
      )}
    </MeContext>
  );
}
