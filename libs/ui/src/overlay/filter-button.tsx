import { Button, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useCloseRequest } from './close-requests.ts';
import styles from './filter-button.module.css';

const CHEVRON = <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />;
const SLIDERS = <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />;

interface FilterButtonProps {
  /** On the button; names its panel. */
  readonly name: string;
  /** Accessible name of the button, if it says more: how many are chosen. */
  readonly label?: string;
  /** What is chosen, after the name. */
  readonly value?: string;
  /** How many are chosen, in place of the chevron; undefined: neither. */
  readonly count?: number;
  /** Holds all filters of a list: on phones only an icon, with the count at its corner. */
  readonly isForAll?: boolean;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly nameClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** Receives the panel's close function. */
  readonly children: (close: () => void) => ReactNode;
}

/** Renders a button with a panel of filters, on phones a sheet. */
export function FilterButton(props: FilterButtonProps) {
  const { name, label = name, value, count, isForAll = false, panelClassName, children } = props;
  const { icon = isForAll ? SLIDERS : null, className, nameClassName } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseRequest(close, isOpen);
  return (
    <Popover opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button
          className={classNames(styles.button, isForAll && styles.forAll, className)}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          {/* The spaces are read, not drawn: the texts are not one word. */}
          <span className={classNames(styles.name, nameClassName)}>{name}</span>{' '}
          {value !== undefined && (
            <b className={styles.value} title={value}>
              {value}
            </b>
          )}
          {count === undefined ? null : (
            <span className={styles.slot}>{count > 0 ? <b>{count}</b> : CHEVRON}</span>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={classNames(styles.panel, panelClassName)}
        aria-label={name}
        aria-labelledby={undefined}
      >
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
