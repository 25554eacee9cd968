import { classNames } from '@partyline/ui';
import styles from './avatar.module.css';

/** Returns the first letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

interface AvatarProps {
  readonly name: string;
  /** Round for a user, square for an account. */
  readonly shape?: 'round' | 'square';
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Draws initials as decoration, not as text, because the name is beside them. */
export function Avatar({ name, shape = 'square', size = 'md' }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, styles[shape], styles[size])}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
