import { markFound, type Query, type MarkedPiece } from '@partyline/display';
import { screens } from '@partyline/texts';
import { useLayoutEffect } from 'react';
import { UnstyledButton } from '@mantine/core';
import { classNames } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import type { Command, CommandGroup } from './command.ts';
import styles from './palette.module.css';
import type { Active } from './use-active.ts';

const words = screens.commandPalette;

interface PaletteListProps {
  readonly id: string;
  readonly query: Query;
  readonly groups: readonly CommandGroup[];
  readonly active: Active;
  readonly onRun: (command: Command) => void;
}

/** Returns the id of a command's option, for `aria-activedescendant`. */
export function optionIdOf(listId: string, command: Command | null): string | undefined {
  return command === null ? undefined : `${listId}-${command.id}`;
}

/** Renders the results and keeps the active line in view. */
export function PaletteList({ id, query, groups, active, onRun }: PaletteListProps) {
  const activeElement = optionIdOf(id, active.command);
  useLayoutEffect(() => {
    if (activeElement === undefined) return;
    document.getElementById(activeElement)?.scrollIntoView({ block: 'nearest' });
  }, [activeElement, groups]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.results}
      hidden={groups.length === 0}
      className={styles.list}
    >
      {groups.map(({ key, title, commands, more }) => (
        <div key={key} role="group" aria-labelledby={`${id}-title-${key}`}>
          <div id={`${id}-title-${key}`} className={styles.title}>
            {title}
            {more > 0 && <span>{words.more(more)}</span>}
          </div>
          {commands.map((command) => (
            <PaletteOption
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              pieces={markFound(command.label, query)}
              isActive={command === active.command}
              onPoint={() => active.set(command.id)}
              onRun={() => onRun(command)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

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
 * Renders a line of the palette; a refused command says why, and leads to who can if a right refuses it. Spotlight's action drops the id for `aria-activedescendant`. [PLUS-7,
 * PLUS-26]
 */
function PaletteOption({ id, command, pieces, isActive, onPoint, onRun }: PaletteOptionProps) {
  const { icon, aside, refusal, refusedAct } = command;
  return (
    <UnstyledButton
      id={id}
      tabIndex={-1}
      role="option"
      aria-selected={isActive}
      aria-disabled={refusal === undefined || refusedAct !== undefined ? undefined : true}
      className={classNames(styles.option, isActive && styles.active)}
      onPointerMove={isActive ? undefined : onPoint}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {refusal === undefined ? icon : LOCK}
      <span className={styles.label}>
        {pieces.map(({ text, isFound }, index) => (isFound ? <b key={index}>{text}</b> : text))}
        {refusal !== undefined && (
          <small>{refusedAct === undefined ? refusal : `${refusal} ${screens.whoCanLink.any}`}</small>
        )}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </UnstyledButton>
  );
}
