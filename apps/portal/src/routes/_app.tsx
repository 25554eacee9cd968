import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileGate } from '../profile/gate/profile-gate.tsx';
import { MeContext, useMeOfSession } from '../session/me.ts';
import { getSession } from '../session/session-store.ts';
import { AppLayout } from '../shell/layout/app-layout.tsx';
import { DialogHost } from '../shell/dialogs/dialog-host.tsx';
import { afterStart, lazyModule, useLazy } from '../lazy-module.ts';
import { ShortcutKeys } from '../shell/palette/follow-keys.ts';

export const Route = createFileRoute('/_app')({ component: SignedInFrame });

const dialogs = lazyModule(() => import('./-dialogs.ts'));

// After the page's own code and data, unless something expired.
const extras = lazyModule(async () => {
  if (getSession().user?.hasExpiredSubscription !== true) await afterStart();
  return import('./-app-extras.tsx');
});

function Extras() {
  const file = useLazy(extras);
  return file && <file.AppExtras />;
}

/** Renders pages only while a user with an account is signed in: `useMe()` reads them. A change of either remounts the page. */
function SignedInFrame() {
  const me = useMeOfSession();
  return (
    <MeContext value={me}>
      <AppLayout
        notices={me === null ? null : <Extras />}
        page={me === null ? null : <Outlet key={me.key} />}
      />
      {me === null ? null : (
        <>
          <ProfileGate />
          <ShortcutKeys />
          <DialogHost registry={dialogs} pageKey={me.key} />
        </>
      )}
    </MeContext>
  );
}
