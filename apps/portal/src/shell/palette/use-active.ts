import { useState } from 'react';
import type { Command, CommandGroup } from './command.ts';

/** The command that Enter runs. */
export interface Active {
  readonly command: Command | null;
  readonly walk: (step: 1 | -1) => void;
  readonly set: (id: string) => void;
  /** Goes to the active command's next group; returns whether there is one. */
  readonly follow: () => boolean;
}

const firstOf = (commands: readonly Command[]) =>
  commands.find(({ refusal }) => refusal === undefined) ?? commands[0];

/**
 * Holds the active command, first the best available. It survives list changes and is not replaced when it goes: Enter never
 * runs a command that was not active. [PLUS-26]
 */
export function useActive(
  typed: string,
  groups: readonly CommandGroup[],
  id: string | null,
  setId: (id: string | null) => void,
): Active {
  const commands = groups.flatMap((group) => group.commands);
  const [seen, setSeen] = useState<string | null>(null);
  const at = commands.findIndex((command) => command.id === id);
  const first = firstOf(commands)?.id ?? null;
  const isNew = seen !== typed || id === null;
  if (isNew && (seen !== typed || id !== first)) {
    setSeen(typed);
    setId(first);
  }
  const group = groups.find((one) => one.commands.some((command) => command.id === id));
  return {
    command: isNew ? null : (commands[at] ?? null),
    walk(step) {
      const from = at === -1 && step === -1 ? 0 : at;
      setId(commands[(from + step + commands.length) % commands.length]?.id ?? null);
    },
    set: setId,
    follow() {
      const next = firstOf(groups.find(({ key }) => key === group?.leadsTo)?.commands ?? []);
      if (next !== undefined) setId(next.id);
      return next !== undefined;
    },
  };
}
