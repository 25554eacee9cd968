import type { ReactNode } from 'react';

/** Something the palette can do. */
export interface Command {
  /** Names it among all of them, also as the id of an element. */
  readonly id: string;
  readonly label: string;
  /** What it is found by beside its label. */
  readonly other?: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** At the end of its line: where it is, or what it means. */
  readonly aside?: string | undefined;
  /** Why it cannot be done now, in words. */
  readonly refusal?: string | undefined;
  readonly run: () => void;
}

/** Commands under one heading, as they were found. */
export interface CommandGroup {
  readonly key: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** How many there are beside those listed. */
  readonly more: number;
  /** How well the best of them fits what was typed; smaller is better. */
  readonly rank: number;
  /** Whether only letters fit. */
  readonly isGuess: boolean;
  /** The group that the Tab key leads to from here. */
  readonly leadsTo?: string;
}
