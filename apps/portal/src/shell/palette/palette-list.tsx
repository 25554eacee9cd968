import { markFound, type Query } from '@partyline/display';
import { screens } from '@partyline/texts';
import { useLayoutEffect } from 'react';
import type { Command, CommandGroup } from './command.ts';
import { PaletteOption } from './palette-option.tsx';
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

/** For `aria-activedescendant`. */
export function optionIdOf(listId: string, command: Command | null): string | undefined {
  return command === null ? undefined : `${listId}-${command.id}`;
}

/** The results; keeps the active line in view. */
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
