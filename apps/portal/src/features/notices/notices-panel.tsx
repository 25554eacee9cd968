import { ActionIcon } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { TransferNotice } from '../../ownership/transfer-notice.tsx';
import { maySubscriptions, useAccountSubject } from '../../session/rights.ts';
import { ShellPopover, type ShellPanelProps } from '../../shell/overlays/shell-popover.tsx';
import { AnnouncementNotice } from './announcement-notice.tsx';
import styles from './notices.module.css';
import { PastDueNotice } from './past-due-notice.tsx';
import { SubscriptionEndNotice } from './subscription-notice.tsx';
import type { PageNotice } from './use-notices.ts';

const words = screens.notices;

interface NoticesPanelProps extends ShellPanelProps {
  readonly notices: readonly PageNotice[];
  readonly putOff: (id: string) => void;
}

/** Renders every notice with its act and "Later"; a sheet on phones. [HZ-10] */
export function NoticesPanel({ target, notices, putOff, onClose }: NoticesPanelProps) {
  const mayList = maySubscriptions(useAccountSubject(), 'list');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  /** Returns the focus to the line, also for a dialog that opens now. */
  const leave = () => {
    target.focus({ preventScroll: true });
    onClose();
  };
  /** Moves the focus: the pressed button goes with its notice. */
  const close = (notice: PageNotice) => {
    if (notices.length === 1) leave();
    else heading.current?.focus({ preventScroll: true });
    // The server keeps which announcements are dismissed.
    if (notice.kind !== 'announcement') putOff(notice.id);
  };
  return (
    <ShellPopover
      target={target}
      label={words.title}
      position="top-start"
      width={600}
      className={styles.panel}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words.count(notices.length)}
        </h2>
        {mayList && (
          <Link className={styles.link} to="/myaccount" onClick={onClose}>
            {words.allInBilling}
          </Link>
        )}
        <ActionIcon variant="subtle" aria-label={words.close} onClick={leave}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <ul className={styles.list} aria-label={words.title}>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} onLeave={leave} onPutOff={() => close(notice)} />
        ))}
      </ul>
    </ShellPopover>
  );
}

interface NoticeProps {
  readonly notice: PageNotice;
  readonly onLeave: () => void;
  readonly onPutOff: () => void;
}

function Notice({ notice, ...on }: NoticeProps) {
  switch (notice.kind) {
    case 'unpaid':
      return <PastDueNotice device={notice.device} {...on} />;
    case 'announcement':
      return <AnnouncementNotice item={notice.item} {...on} />;
    case 'transfer':
      return <TransferNotice transfer={notice.transfer} onLeave={on.onLeave} className={styles.item} />;
    case 'end':
      return <SubscriptionEndNotice notice={notice.notice} {...on} />;
  }
}
