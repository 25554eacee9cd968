import { screens } from '@partyline/texts';
import { ActionButton, Button, Dialog, TextField } from '@partyline/ui';
import { useId, useState } from 'react';
import { PasswordField } from '../../credentials/password-field.tsx';
import { useSession } from '../../session/session-store.ts';
import { leaveEnded } from '../../shell/log-out.ts';
import { deleteOwnAccess, deletionFailureText } from './delete-own-access.ts';
import { providerName } from './provider-name.ts';
import { Outcome } from './section.tsx';
import styles from './section.module.css';
import { useSave } from './use-save.ts';

const words = screens.myAccount.deletion;
const { currentPassword } = screens.myAccount.signIn;

function refusalOf(word: string, isPassword: boolean, password: string): string | undefined {
  if (word.trim() !== words.word) return words.wordMissing(words.word);
  return isPassword && password === '' ? words.passwordMissing : undefined;
}

/** Asks to type a word and to sign in once more, then deletes and leaves. [ACCT-22, PLUS-24, GX-19] */
export function DeletionForm({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const provider = useSession(({ identity }) => identity?.provider ?? 'password');
  const isPassword = provider === 'password';
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const save = useSave(null);
  const refusal = refusalOf(word, isPassword, password);
  const submit = async () => {
    if (refusal !== undefined) return;
    const isDeleted = await save.run(() => deleteOwnAccess(provider, password), deletionFailureText);
    if (isDeleted) leaveEnded();
  };
  return (
    <Dialog
      title={words.dialogTitle}
      onDismiss={save.isBusy ? () => undefined : onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <ActionButton form={id} type="submit" variant="danger" refusal={refusal} busy={save.isBusy}>
            {save.isBusy ? words.deleting : words.confirm}
          </ActionButton>
        </>
      }
    >
      <p>{words.text}</p>
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          name="word"
          autoComplete="off"
          label={words.typeWord(words.word)}
          value={word}
          onChange={setWord}
        />
        {isPassword ? (
          <PasswordField
            isNew={false}
            size="md"
            name="currentPassword"
            label={currentPassword}
            value={password}
            error={undefined}
            onChange={setPassword}
          />
        ) : (
          <p>{words.windowHint(providerName(provider))}</p>
        )}
      </form>
      <Outcome save={save} />
    </Dialog>
  );
}
