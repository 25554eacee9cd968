import type { ReactNode } from 'react';

export interface Command {
  /** Unique among all commands; also an element id. */
  readonly id: string;
  readonly label: string;
  /** More search text. */
  readonly other?: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** End of the line: its place or meaning. */
  readonly aside?: string | undefined;
  /** Why it is unavailable. */
  readonly refusal?: string | undefined;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly key: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** Number of unlisted commands. */
  readonly more: number;
  /** Best match of the group; smaller is better. */
  readonly rank: number;
  /** Only single letters match. */
  readonly isGuess: boolean;
  /** The group that Tab leads to. */
  readonly leadsTo?: string;
}
