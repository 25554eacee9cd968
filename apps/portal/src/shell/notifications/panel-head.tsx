import { ActionIcon, Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import styles from './notifications.module.css';

const words = screens.notifications;

interface PanelHeadProps {
  /** Takes the focus of a removed item's button. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly unread: number;
  readonly onReadAll: () => void;
  readonly onClose: () => void;
}

/** Renders the list's title, "read all" and settings link. [PLUS-27] */
export function PanelHead({ heading, unread, onReadAll, onClose }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <Button
        variant="subtle"
        aria-disabled={unread === 0 || undefined}
        leftSection={<IconChecks size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => {
          if (unread > 0) onReadAll();
        }}
      >
        {words.markAllRead}
      </Button>
      <ActionIcon
        aria-label={words.settings}
        title={words.settings}
        onClick={onClose}
        renderRoot={(props) => (
          <Link to="/myaccount/settings/$page" params={{ page: 'notifications' }} {...props} />
        )}
      >
        <IconSettings size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
