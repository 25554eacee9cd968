import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { classNames, StateGlyph } from '@partyline/ui';
import {
  IconCircleCheck,
  IconClock,
  IconCreditCardOff,
  IconInfoCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notices.module.css';

const words = screens.notices;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const ICONS = {
  error: <StateGlyph glyph="error" size={16} />,
  warning: <StateGlyph glyph="warning" size={16} />,
  success: <IconCircleCheck {...ICON} />,
  info: <IconInfoCircle {...ICON} />,
  unpaid: <IconCreditCardOff {...ICON} />,
  end: <IconClock {...ICON} />,
  seats: <IconUsers {...ICON} />,
} as const;

interface NoticeItemProps {
  readonly tone: 'bad' | 'warn' | 'info' | 'ok';
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
  /** Without it the notice stays. */
  readonly onPutOff?: (() => void) | undefined;
}

/** Renders a notice of the panel: what it is about, one act, and "Later". [HZ-10] */
export function NoticeItem({ tone, icon, name, text, action, onPutOff }: NoticeItemProps) {
  return (
    <li className={classNames(styles.item, styles[tone])}>
      {ICONS[icon]}
      <p className={styles.text}>
        <b>{name}</b> {text}
      </p>
      {action}
      {onPutOff === undefined ? null : (
        <Button variant="subtle" size="xs" aria-label={words.laterFor(name)} onClick={onPutOff}>
          {words.later}
        </Button>
      )}
    </li>
  );
}
