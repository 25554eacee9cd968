import { named } from '../../terms/quoted.ts';

/** Where something happens: null is the account itself. */
interface Place {
  readonly workspace: string | null;
  readonly account: string;
}

/** A place with the preposition or the case that its sentence needs. */
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

/** A place as a mail names it: a workspace together with its account. */
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

/** A place as a notification names it: a workspace by its name alone. */
export function notifiedPlace({ workspace, account }: Place): PlaceWords {
  if (workspace === null) return accountWords(named(account, 'ohne Namen'));
  const name = named(workspace, 'einem Arbeitsbereich ohne Namen');
  return { to: `zu ${name}`, in: `in ${name}`, of: `von ${name}`, whole: name };
}
