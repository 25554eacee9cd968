import type { AnnouncementItem } from '@partyline/contract';
import { parseReturnPath } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type MouseEvent } from 'react';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import styles from './announcement-banner.module.css';
import { announcementsQuery } from './queries.ts';
import { useActOnAnnouncement } from './mutations.ts';

/** Renders the announcements; none after a failed read. [NOTIF-27, GEN-24] */
export function AnnouncementBanner() {
  const { data = [] } = useQuery(announcementsQuery);
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
    <MessageBox type={type} {...(dismissible && { onClose: () => mutate({ item, action: 'dismissed' }) })}>
      <b>{title}</b> {body}{' '}
      {actionUrl === null ? null : (
        <ActionLink
          url={actionUrl}
          label={actionLabel}
          onFollow={() => mutate({ item, action: 'clicked' })}
        />
      )}
    </MessageBox>
  );
}

interface ActionLinkProps {
  readonly url: string;
  readonly label: string | null;
  readonly onFollow: () => void;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Renders a link that the router opens if it is the portal's own, so that the page keeps its state; other sites open in their own tab.
 * [GN-13]
 */
function ActionLink({ url, label, onFollow }: ActionLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    onFollow();
    if (!parseReturnPath(url).ok || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate({ href: url });
  };
  return (
    <a
      className={styles.link}
      href={url}
      {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={follow}
    >
      {label}
    </a>
  );
}
