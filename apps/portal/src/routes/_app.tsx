import { createFileRoute } from '@tanstack/react-router';
import { ProfileGate } from '../features/profile-gate/profile-gate.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { lazyOverlay } from '../shell/lazy-overlay.tsx';
import { PaletteHost } from '../shell/palette/palette-host.tsx';

export const Route = createFileRoute('/_app')({ component: SignedInFrame });

const AppPalette = lazyOverlay(() => import('./-palette.tsx').then((file) => file.AppPalette));

function SignedInFrame() {
  return (
    <>
      <AppLayout />
      <ProfileGate />
      <PaletteHost palette={AppPalette} />
    </>
  );
}
