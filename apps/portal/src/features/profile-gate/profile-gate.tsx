import { lazy, Suspense } from 'react';
import { useOpenGate } from '../../profile/open-gate.ts';
import { useMe } from '../../session/me.ts';

const GateDialog = lazy(() => import('./gate-dialog.tsx').then((file) => ({ default: file.GateDialog })));

/** Renders the required acceptance; loaded only if needed. [GR-1, EULA-12, EULA-13, EULA-15] */
export function ProfileGate() {
  const gate = useOpenGate();
  const {
    identity: { uid },
    user: { email },
  } = useMe();
  if (gate === 'none') return null;
  return (
    <Suspense>
      <GateDialog key={`${uid} ${gate}`} gate={gate} uid={uid} email={email} />
    </Suspense>
  );
}
