/** Makes a sentence of who acted and the name of what; asterisks emphasise the refusal. */
type OnOne = (who: string, what: string) => string;
/** The same of an act on many. */
type OnMany = (who: string, count: number) => string;

/** The sentences of an act in one language, each whole, so that a translator can order its words. */
export interface ActSentences {
  readonly done: OnOne;
  readonly refused: OnOne;
  readonly failed: OnOne;
  /** In place of a missing name, in the case that the sentences need; without it the name is left out. */
  readonly unnamed?: string;
  readonly many?: Readonly<Record<'done' | 'refused' | 'failed', OnMany>>;
}

/** An act with its name in lists. */
export interface ActTexts extends ActSentences {
  readonly label: string;
}
