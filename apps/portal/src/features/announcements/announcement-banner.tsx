import type { AnnouncementItem } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session-store.ts';
import { NoticeBox } from '../../shell/alerts/notice-box.tsx';
import styles from './announcement-banner.module.css';
import { announcementsQuery } from './queries.ts';
import { useActOnAnnouncement } from './mutations.ts';

/** The announcements; none after a failed read. [NOTIF-27, GEN-24] */
export function AnnouncementBanner() {
  // No request while the session ends.
  const enabled = useSession(({ status }) => status === 'signed-in');
  const { data = [] } = useQuery({ ...announcementsQuery, enabled });
  if (data.length === 0) return null;
  return (
    <section className={styles.area} aria-label={screens.announcements.label}>
      {data.map((item) => (
        <Announcement key={item.id} item={item} />
      ))}
    </section>
  );
}

function Announcement({ item }: { readonly item: AnnouncementItem }) {
  const { mutate } = useActOnAnnouncement();
  const { title, body, type, dismissible, actionLabel, actionUrl } = item;
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current) return;
    isSeen.current = true;
    mutate({ item, action: 'seen' });
  }, [item, mutate]);
  return (
    <NoticeBox type={type} {...(dismissible && { onClose: () => mutate({ item, action: 'dismissed' }) })}>
      <b>{title}</b> {body}{' '}
      {actionUrl === null ? null : (
        <a
          className={styles.link}
          href={actionUrl}
          {...(actionUrl.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={() => mutate({ item, action: 'clicked' })}
        >
          {actionLabel}
        </a>
      )}
    </NoticeBox>
  );
}
