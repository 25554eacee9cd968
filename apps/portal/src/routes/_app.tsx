import { createFileRoute } from '@tanstack/react-router';
import { ProfileGate } from '../features/profile-gate/profile-gate.tsx';
import { AppLayout } from '../shell/app-layout.tsx';

export const Route = createFileRoute('/_app')({ component: SignedInFrame });

function SignedInFrame() {
  return (
    <>
      <AppLayout />
      <ProfileGate />
    </>
  );
}
