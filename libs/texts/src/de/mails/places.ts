import { named } from '../../terms/quoted.ts';

/** A place; null is the account. */
interface Place {
  readonly workspace: string | null;
  readonly account: string;
}

/** A place with its preposition or case. */
interface PlaceWords {
  /** "zum Konto Nord" */
  readonly to: string;
  /** "im Konto Nord" */
  readonly in: string;
  /** "des Kontos Nord" */
  readonly of: string;
  /** "das Konto Nord" */
  readonly whole: string;
}

const accountWords = (account: string): PlaceWords => ({
  to: `zum Konto ${account}`,
  in: `im Konto ${account}`,
  of: `des Kontos ${account}`,
  whole: `das Konto ${account}`,
});

/** Names a place in a mail: workspace and account. */
export function mailedPlace({ workspace, account }: Place): PlaceWords {
  if (workspace === null) return accountWords(named(account, 'ohne Namen'));
  const name = `${named(workspace, 'ohne Namen')} von ${named(account, 'einem Konto')}`;
  return {
    to: `zum Arbeitsbereich ${name}`,
    in: `im Arbeitsbereich ${name}`,
    of: `des Arbeitsbereichs ${name}`,
    whole: `den Arbeitsbereich ${name}`,
  };
}

/** Names a place in a notification: the workspace alone. */
export function notifiedPlace({ workspace, account }: Place): PlaceWords {
  if (workspace === null) return accountWords(named(account, 'ohne Namen'));
  const name = named(workspace, 'einem Arbeitsbereich ohne Namen');
  return { to: `zu ${name}`, in: `in ${name}`, of: `von ${name}`, whole: name };
}
