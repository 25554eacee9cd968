import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './star-toggle.module.css';

const OFF = <IconStar size={16} stroke={1.75} aria-hidden="true" />;
const ON = <IconStarFilled size={16} aria-hidden="true" />;

interface StarToggleProps {
  pressed: boolean;
  /** What pressing it does now. */
  label: string;
  onToggle: () => void;
}

/** Marks and unmarks a favourite. */
export function StarToggle({ pressed, label, onToggle }: StarToggleProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={pressed ? ON : OFF}
      aria-pressed={pressed}
      className={classNames(styles.star, pressed && styles.on)}
      onClick={onToggle}
    />
  );
}

interface StarMarkProps {
  /** What the star says, for those who cannot see it. */
  label: string;
}

/** A star that only tells: this is a favourite. */
export function StarMark({ label }: StarMarkProps) {
  return (
    <span role="img" aria-label={label} title={label} className={classNames(styles.mark)}>
      {ON}
    </span>
  );
}
