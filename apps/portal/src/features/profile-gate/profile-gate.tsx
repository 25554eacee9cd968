import { lazy, Suspense } from 'react';
import { useOpenGate } from '../../profile/open-gate.ts';
import { useSession } from '../../session/session-store.ts';

const GateDialog = lazy(() => import('./gate-dialog.tsx').then((file) => ({ default: file.GateDialog })));

/** Renders the required acceptance; loaded only if needed. [GR-1, EULA-12, EULA-13, EULA-15] */
export function ProfileGate() {
  const gate = useOpenGate();
  const uid = useSession(({ identity }) => identity?.uid ?? '');
  const email = useSession(({ user }) => user?.email ?? '');
  if (gate === 'none') return null;
  return (
    <Suspense>
      <GateDialog key={`${uid} ${gate}`} gate={gate} uid={uid} email={email} />
    </Suspense>
  );
}
