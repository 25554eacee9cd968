import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readDeviceQuery } from '../../add-device/device-query.ts';
import { decideRoute, mayComeBack } from '../../session/guard.ts';
import { useSession } from '../../session/session-store.ts';
import { storeAddDevice } from '../../session/stored-pages.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { ContinueLink, MessagePage } from '../../shell/page/message-page.tsx';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { AddDeviceForm } from './add-device-form.tsx';

const words = screens.addDevice;

/** Renders the screen at /adddevice, opened by a device's link. [ROUTE-5, API-42, DEV-52, GA-13, GR-7, GR-8] */
export function AddDevicePage() {
  const [query] = useState(() => readDeviceQuery(location.search));
  const [isDone, setDone] = useState(false);
  // Guarded like the dashboard.
  const route = decideRoute(useSession(), '/dashboard');
  useRedirect(query.ok && route.kind === 'redirect' ? route.to : null);
  if (!query.ok) {
    return (
      <MessagePage title={words.failedTitle}>
        <MessageBox type="error">{ACCOUNT_WORDINGS.requestNotProper}</MessageBox>
        <ContinueLink label={words.toDashboard} />
      </MessagePage>
    );
  }
  if (route.kind !== 'stay') {
    return (
      <MessagePage title={words.checking}>
        <p role="status" />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={isDone ? words.doneTitle : words.title}>
      <AddDeviceForm query={query.value} onDone={() => setDone(true)} />
    </MessagePage>
  );
}

/** Redirects with the device stored, unless a logout in another tab cleared it. [GR-7] */
function useRedirect(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const isStored = mayComeBack();
    if (isStored) storeAddDevice(location.search);
    void navigate({ href: to === '/' ? '/login' : to, replace: true }).then(() => {
      if (to === '/' && isStored) showMessage({ type: 'info', message: words.logInFirst });
    });
  }, [to, navigate]);
}
