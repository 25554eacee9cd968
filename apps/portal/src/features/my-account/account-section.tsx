import type { Profile } from '@partyline/contract';
import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { ActionButton, TextField } from '@partyline/ui';
import { accountNameForm, checkForm } from '@partyline/validation';
import { useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useAccount } from '../../shell/use-account.ts';
import { saveProfile } from './save-profile.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';
import { useRenameRefusal } from './use-rename-refusal.ts';
import { useSave } from './use-save.ts';

const words = screens.myAccount.account;
const { save: saveWord, saving, saved, nothingToSave } = screens.myAccount;

/** The account the person is in: its name, which those with the right may change, and its customer number. [ACCT-24, VAL-17 … VAL-20] */
export function AccountSection({ profile }: { readonly profile: Profile }) {
  const role = useAccount()?.role ?? '';
  const customerNumber = useSession(({ user }) => user?.ccCustomerNumber ?? null);
  if (profile.accountName === null) {
    return (
      <Section title={words.title}>
        <p className={styles.text}>{words.none}</p>
      </Section>
    );
  }
  return (
    <Section title={words.title}>
      <AccountName name={profile.accountName} canRename={profile.canRenameAccount} />
      <dl className={styles.facts}>
        <dt>{words.role}</dt>
        <dd>{role}</dd>
        {customerNumber === null ? null : (
          <>
            <dt>{words.customerNumber}</dt>
            <dd>{customerNumber}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

function AccountName({ name, canRename }: { readonly name: string; readonly canRename: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useSave(saved);
  const refusal = useRenameRefusal();
  const text = typed ?? name;
  const isChanged = text !== name;
  const checked = checkForm(accountNameForm(name), { accountName: text });
  const code = checked.ok || !isChanged ? undefined : checked.error[0]?.code;
  const submit = async () => {
    if (!isChanged || !checked.ok) return;
    if (await save.run(() => saveProfile(checked.value))) setTyped(null);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        name="accountName"
        autoComplete="organization"
        label={words.name}
        hint={canRename ? words.nameHint : refusal}
        value={text}
        readOnly={!canRename}
        error={code && FORM_ISSUE_TEXTS[code]}
        onChange={(next) => {
          save.forget();
          setTyped(next);
        }}
      />
      {canRename ? (
        <div className={styles.buttons}>
          <ActionButton
            type="submit"
            busy={save.isBusy}
            refusal={refusalOf(isChanged, code && FORM_ISSUE_TEXTS[code])}
          >
            {save.isBusy ? saving : saveWord}
          </ActionButton>
        </div>
      ) : null}
      <Outcome save={save} />
    </form>
  );
}

function refusalOf(isChanged: boolean, issue: string | undefined): string | undefined {
  return isChanged ? issue : nothingToSave;
}
