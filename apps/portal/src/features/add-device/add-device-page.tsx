import { screens, WORDINGS } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { decideRoute, mayComeBack } from '../../session/guard.ts';
import { useSession } from '../../session/session-store.ts';
import { storeAddDevice } from '../../session/stored-pages.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import styles from '../../shell/message-page.module.css';
import { NoticeBox } from '../../shell/notice-box.tsx';
import { AddDeviceForm } from './add-device-form.tsx';
import { LeadOn } from './lead-on.tsx';
import { readDeviceQuery } from './read-device-query.ts';

const words = screens.addDevice;

/** The screen at /adddevice, where the link that a device shows leads. [ROUTE-5, API-42, DEV-52, GA-13, GR-7, GR-8] */
export function AddDevicePage() {
  const [query] = useState(() => readDeviceQuery(location.search));
  const [isDone, setDone] = useState(false);
  // Who may see the dashboard may add; everybody else goes where they would have to go first.
  const way = decideRoute(useSession(), '/dashboard');
  const leaves = query.ok && way.kind === 'redirect';
  useLeave(leaves ? way.to : null);
  if (!query.ok) {
    return (
      <Frame title={words.failedTitle}>
        <NoticeBox type="error">{WORDINGS.requestNotProper}</NoticeBox>
        <LeadOn />
      </Frame>
    );
  }
  if (way.kind !== 'stay') {
    return (
      <Frame title={words.checking}>
        <p role="status" />
      </Frame>
    );
  }
  return (
    <Frame title={isDone ? words.doneTitle : words.title}>
      <AddDeviceForm query={query.value} onDone={() => setDone(true)} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}

/**
 * Keeps the device and sends its person to sign in, or to whatever else stands before the dashboard. Whoever logged out, in another
 * tab, leaves no device behind. [GR-7]
 */
function useLeave(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const isKept = mayComeBack();
    if (isKept) storeAddDevice(location.search);
    void navigate({ href: to === '/' ? '/login' : to, replace: true }).then(() => {
      if (to === '/' && isKept) raiseAlert({ type: 'info', message: words.logInFirst });
    });
  }, [to, navigate]);
}
