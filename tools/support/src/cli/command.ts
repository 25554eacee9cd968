export interface OptionSpec {
  /** Placeholder in capitals; without it the option is a switch. */
  readonly value?: string;
  readonly isRepeatable?: true;
  readonly help: string;
}

export interface Call {
  readonly args: readonly string[];
  readonly value: (option: string) => string | undefined;
  readonly values: (option: string) => readonly string[];
  readonly isSet: (option: string) => boolean;
  /** Reads a file; `-`, or none with piped input, is standard input. `what` names it in errors. */
  readonly read: (source: string | undefined, what?: string) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** 0: fine or allowed; 1: refused or problems found. */
export interface Answer {
  readonly exitCode: 0 | 1;
  readonly lines: readonly string[];
  /** For `--json`. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Command {
  /** Such as `FILE [options]`. */
  readonly usage: string;
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly mostArguments: number;
  readonly exits: Readonly<Record<0 | 1, string>>;
  readonly examples: readonly string[];
  readonly run: (call: Call) => Answer | Promise<Answer>;
}
