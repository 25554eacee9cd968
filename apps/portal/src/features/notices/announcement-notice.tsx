import type { AnnouncementItem } from '@partyline/contract';
import { parseReturnPath } from '@partyline/session';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useActOnAnnouncement } from './mutations.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notices.module.css';

interface AnnouncementNoticeProps {
  readonly item: AnnouncementItem;
  /** Closes the panel. */
  readonly onLeave: () => void;
  readonly onPutOff: () => void;
}

const TONES = { error: 'bad', warning: 'warn', info: 'info', success: 'ok' } as const;

/** Renders an announcement with its link. [GEN-24, NOTIF-27] */
export function AnnouncementNotice({ item, onLeave, onPutOff }: AnnouncementNoticeProps) {
  const { mutate } = useActOnAnnouncement();
  const { title, body, type, dismissible, actionLabel, actionUrl } = item;
  const follow = () => {
    mutate({ item, action: 'clicked' });
    onLeave();
  };
  return (
    <NoticeItem
      tone={TONES[type]}
      icon={type}
      name={title}
      text={body}
      action={
        actionUrl === null ? null : <ActionLink url={actionUrl} label={actionLabel} onFollow={follow} />
      }
      onPutOff={
        dismissible
          ? () => {
              mutate({ item, action: 'dismissed' });
              onPutOff();
            }
          : undefined
      }
    />
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
