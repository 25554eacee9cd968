/** One option of a command. */
export interface OptionSpec {
  /** What stands behind it, in capitals; without it the option is a switch. */
  readonly value?: string;
  readonly isRepeatable?: true;
  readonly help: string;
}

/** A call of a command, its options checked against the command's list. */
export interface Call {
  readonly args: readonly string[];
  /** The value of an option, or undefined. */
  readonly value: (option: string) => string | undefined;
  readonly values: (option: string) => readonly string[];
  readonly isSet: (option: string) => boolean;
  /**
   * The text of a file argument: `-` is the standard input, and so is nothing at all where something is piped in. `what`
   * names it in a sentence about it.
   */
  readonly read: (source: string | undefined, what?: string) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** What a command answers: 0 for fine or allowed, 1 for refused or problems found. */
export interface Answer {
  readonly exitCode: 0 | 1;
  readonly lines: readonly string[];
  /** The same as data, for `--json`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A command of the tool. */
export interface Command {
  /** What stands behind the command's name, such as `FILE [options]`. */
  readonly usage: string;
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly mostArguments: number;
  readonly exits: Readonly<Record<0 | 1, string>>;
  readonly examples: readonly string[];
  readonly run: (call: Call) => Answer | Promise<Answer>;
}
