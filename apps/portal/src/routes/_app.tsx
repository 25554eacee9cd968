import { createFileRoute } from '@tanstack/react-router';
import { ProfileGate } from '../features/profile-gate/profile-gate.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { PaletteHost } from '../shell/palette/palette-host.tsx';

export const Route = createFileRoute('/_app')({ component: SignedInFrame });

const loadPalette = () => import('./-palette-layers.tsx');

function SignedInFrame() {
  return (
    <>
      <AppLayout />
      <ProfileGate />
      <PaletteHost load={loadPalette} />
    </>
  );
}
