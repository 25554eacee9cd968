import { classNames } from '@partyline/ui';
import { createContext, use, useId, type ComponentPropsWithoutRef } from 'react';
import styles from './row-button.module.css';

/** The tab index of the controls in cards and rows: -1 where a device is one tab stop, and arrow keys reach the rest. [PLUS-26] */
export const ControlTabIndex = createContext<-1 | undefined>(undefined);

interface RowButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'disabled'> {
  variant?: 'quiet' | 'outline' | 'subtle';
  /** The accessible name and the title of a button with an icon alone. */
  label?: string | undefined;
  /** Why the action is refused now; `ReasonTooltip` shows it. */
  reason?: string | undefined;
  isBusy?: boolean;
  /** Called when the refused button is pressed, beside showing the reason. */
  onRefusedPress?: (() => void) | undefined;
}

/**
 * A small button of a card or row. A plain element: Mantine's Button in every row costs two thirds of the frames while
 * scrolling. A refused one stays focusable, and the same element stays when the refusal comes or goes. [PLUS-7]
 */
export function RowButton({
  variant = 'subtle',
  label,
  reason,
  isBusy = false,
  onRefusedPress,
  onClick,
  className,
  ...rest
}: RowButtonProps) {
  const id = useId();
  const isRefused = reason !== undefined;
  return (
    <>
      <button
        tabIndex={use(ControlTabIndex)}
        {...rest}
        type="button"
        className={classNames(
          styles.button,
          styles[variant],
          label !== undefined && styles.iconOnly,
          className,
        )}
        aria-label={label}
        title={isRefused ? undefined : label}
        aria-disabled={isRefused || isBusy ? true : undefined}
        aria-describedby={isRefused ? id : undefined}
        data-reason={reason}
        onClick={(event) => {
          if (isRefused) onRefusedPress?.();
          else if (!isBusy) onClick?.(event);
        }}
      />
      {isRefused && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

/**
 * Icons of every row, drawn by the style sheet: an SVG is a coordinate system and a clip of its own to the browser, and
 * costs a row more than all its words.
 */
export function DotsIcon() {
  return <i className={styles.dots} aria-hidden="true" />;
}

/** A filled square: stop. */
export function StopIcon() {
  return <i className={styles.stop} aria-hidden="true" />;
}
