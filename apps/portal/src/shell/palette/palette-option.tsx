import { UnstyledButton } from '@mantine/core';
import type { MarkedPiece } from '@partyline/display';
import { classNames } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import type { Command } from './command.ts';
import styles from './palette.module.css';

const LOCK = <IconLock size={16} stroke={1.75} aria-hidden="true" />;

interface PaletteOptionProps {
  readonly id: string;
  readonly command: Command;
  /** The label with its matches. */
  readonly pieces: readonly MarkedPiece[];
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

/**
 * A line of the palette; a refused command only says why. Spotlight's action drops the id for `aria-activedescendant`. [PLUS-7,
 * PLUS-26]
 */
export function PaletteOption({ id, command, pieces, isActive, onPoint, onRun }: PaletteOptionProps) {
  const { icon, aside, refusal } = command;
  return (
    <UnstyledButton
      id={id}
      tabIndex={-1}
      role="option"
      aria-selected={isActive}
      aria-disabled={refusal === undefined ? undefined : true}
      className={classNames(styles.option, isActive && styles.active)}
      onPointerMove={isActive ? undefined : onPoint}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {refusal === undefined ? icon : LOCK}
      <span className={styles.label}>
        {pieces.map(({ text, isFound }, index) => (isFound ? <b key={index}>{text}</b> : text))}
        {refusal !== undefined && <small>{refusal}</small>}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </UnstyledButton>
  );
}
