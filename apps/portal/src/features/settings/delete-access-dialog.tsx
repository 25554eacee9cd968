import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { DeletionBlocker } from '@partyline/contract';
import { ACCOUNT_DELETION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { FormModal, Frame, ModalFooter, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { PasswordField, providerName } from '../../forms/fields/password-fields.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { useMe } from '../../session/me.ts';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { errorText } from '../../shell/messages/error-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import styles from './delete-access-dialog.module.css';
import { useDeleteOwnAccess } from './mutations.ts';
import { deletionBlockersQuery } from './queries.ts';
import { refusedPassword } from './refused-password.ts';

const words = screens.myAccount.deletion;

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'delete-access': NoProps;
  }
}

/** Lists all blockers; without any, asks to confirm. [ACCT-20 … ACCT-23, PLUS-24] */
export function DeleteAccessDialog({ onClose }: DialogProps) {
  // Of both modals: the second opens when the first closes.
  useReturnFocus();
  useCloseRequest(onClose);
  const { data, error } = useQuery(deletionBlockersQuery);
  if (data?.blockers.length === 0) return <DeletionForm onClose={onClose} />;
  return (
    <Modal opened title={data ? words.blockedTitle : words.dialogTitle} onClose={onClose}>
      {error === null ? null : <MessageBox type="error">{errorText(error)}</MessageBox>}
      {data ? (
        <BlockerList blockers={data.blockers} onClose={onClose} />
      ) : (
        <p role="status">{error === null ? words.looking : null}</p>
      )}
      <ModalFooter>
        <Button onClick={onClose}>{words.close}</Button>
      </ModalFooter>
    </Modal>
  );
}

/** Lists the blockers; only support resolves a sole owner's. [ACCT-20, ACCT-21, ACCT-23, PLUS-24, GX-4, GZ-11] */
function BlockerList({ blockers, onClose }: DialogProps & { readonly blockers: readonly DeletionBlocker[] }) {
  const accountId = useMe().user.accountId;
  return (
    <>
      <Text mb="md">{words.blocked}</Text>
      <Frame>
        <ul>
          {blockers.map((blocker) => (
            <Stack
              component="li"
              key={`${blocker.kind} ${blocker.accountId} ${blocker.workspaceId ?? ''}`}
              gap={2}
              px="md"
              py={10}
              className={styles.item ?? ''}
            >
              <b>{ACCOUNT_DELETION_REFUSAL_TEXTS[blocker.kind]}</b>
              <span>{words.where[blocker.kind](blocker.accountName, blocker.workspaceName ?? '')}</span>
              {blocker.isOnlyMember && (
                <>
                  <span>{words.onlyMember}</span>
                  <span>
                    <Link to="/contact">{words.solve.support}</Link>
                  </span>
                </>
              )}
              <span>
                {blocker.accountId === accountId ? (
                  <SolveHere kind={blocker.kind} onClose={onClose} />
                ) : (
                  <Link to="/accounts-select" onClick={onClose}>
                    {words.solve.elsewhere(blocker.accountName)}
                  </Link>
                )}
              </span>
            </Stack>
          ))}
        </ul>
      </Frame>
    </>
  );
}

/** Leads to where a blocker is resolved. [PLUS-9, PLUS-24] */
function SolveHere({ kind, onClose }: DialogProps & Pick<DeletionBlocker, 'kind'>) {
  return kind === 'account-owner' ? (
    <a href="#account" onClick={onClose}>
      {screens.ownership.account.open}
    </a>
  ) : (
    <Link to="/dashboard" onClick={onClose}>
      {words.solve.here}
    </Link>
  );
}

function refusalOf(word: string, isPassword: boolean, password: string): string | undefined {
  if (word.trim() !== words.word) return words.wordMissing(words.word);
  return isPassword && password === '' ? words.passwordMissing : undefined;
}

/** Requires a typed word and a fresh sign-in. [ACCT-22, PLUS-24, GX-19] */
function DeletionForm({ onClose }: DialogProps) {
  const { provider } = useMe().identity;
  const isPassword = provider === 'password';
  const deletion = useDeleteOwnAccess(provider);
  const { form, ...modal } = useMutationForm({
    // The disabled button shows the reason.
    schema: v.object({ word: v.string(), currentPassword: v.string() }),
    initialValues: { word: '', currentPassword: '' },
    mutation: deletion,
    fieldErrorsOf: refusedPassword,
    submit: ({ currentPassword }) => deletion.mutateAsync(currentPassword),
  });
  const { word, currentPassword } = form.values;
  return (
    <FormModal
      {...modal}
      tone="danger"
      title={words.dialogTitle}
      submitLabel={modal.isBusy ? words.deleting : words.confirm}
      cancelLabel={words.cancel}
      refusal={refusalOf(word, isPassword, currentPassword)}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <TextInput
        name="word"
        autoComplete="off"
        label={words.typeWord(words.word)}
        {...form.getInputProps('word')}
      />
      {isPassword ? (
        <PasswordField
          name="currentPassword"
          label={screens.myAccount.signIn.currentPassword}
          {...form.getInputProps('currentPassword')}
        />
      ) : (
        <p>{words.windowHint(providerName(provider))}</p>
      )}
    </FormModal>
  );
}
