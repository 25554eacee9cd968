import { useOpenGate } from '../open-gate.ts';
import { useMe } from '../../session/me.ts';
import { lazyModule, useRequired } from '../../lazy-module.ts';

const gateDialog = lazyModule(() => import('./gate-dialog.tsx'));

/** Renders the required acceptance; loaded only if needed. [GR-1, EULA-12, EULA-13, EULA-15] */
export function ProfileGate() {
  const gate = useOpenGate();
  return gate === 'none' ? null : <OpenGate gate={gate} />;
}

function OpenGate({ gate }: { readonly gate: Exclude<ReturnType<typeof useOpenGate>, 'none'> }) {
  const file = useRequired(gateDialog);
  const {
    identity: { uid },
    user: { email },
  } = useMe();
  return file && <file.GateDialog key={`${uid} ${gate}`} gate={gate} uid={uid} email={email} />;
}
