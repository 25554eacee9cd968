import { Button, Group, Text, TextInput } from '@mantine/core';
import type { Profile } from '@partyline/contract';
import { can } from '@partyline/permissions';
import { isAccountOwner } from '@partyline/roles';
import { permissionRefusalText, screens } from '@partyline/texts';
import { FactList, Section } from '@partyline/ui';
import { accountNameForm, NAME_MAX_LENGTH } from '@partyline/validation';
import { CountedInput } from '../../forms/fields/counted-input.tsx';
import { listFieldErrors } from '../../forms/use-schema-form.ts';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { readerOf, useAccountSubject } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';
import { useAccount } from '../../shell/account/use-account.ts';
import { useSaveProfile } from './mutations.ts';
import { Outcome, SectionForm } from './section-form.tsx';

const words = screens.myAccount.account;
const { discard, saved, nothingToSave } = screens.myAccount;

/** Renders the account's name; renaming needs a right. [ACCT-24, VAL-17 … VAL-20] */
export function AccountSection({ profile }: { readonly profile: Profile }) {
  const role = useAccount()?.role ?? '';
  const customerNumber = useMe().user.ccCustomerNumber;
  const save = useSaveProfile();
  const { accountName, canRenameAccount } = profile;
  if (accountName === null) {
    return (
      <Section>
        <Text c="dimmed">{words.none}</Text>
      </Section>
    );
  }
  return (
    <Section>
      {canRenameAccount ? (
        <>
          <AccountNameForm key={accountName} name={accountName} save={save} />
          <Outcome mutation={save} done={saved} />
        </>
      ) : (
        <FixedName name={accountName} />
      )}
      <FactList
        facts={[
          [words.role, role],
          ...(customerNumber === null ? [] : [[words.customerNumber, customerNumber] as const]),
        ]}
      />
      <AccountOwnership account={accountName} />
    </Section>
  );
}

/** Lets the owner transfer the account. [PLUS-9, GO-4, GZ-11] */
function AccountOwnership({ account }: { readonly account: string }) {
  const { accountId, role } = useMe().user;
  const isOwner = role !== null && isAccountOwner(role);
  const { text, open, notYours } = screens.ownership.account;
  if (!isOwner) return <Text c="dimmed">{notYours(account)}</Text>;
  return (
    <>
      <Text c="dimmed">{text(account)}</Text>
      <Group gap="sm">
        <Button onClick={() => openDialog('transfer-account', { accountId, name: account })}>{open}</Button>
      </Group>
    </>
  );
}

function AccountNameForm({
  name,
  save,
}: {
  readonly name: string;
  readonly save: ReturnType<typeof useSaveProfile>;
}) {
  const schema = accountNameForm(name);
  const { form, isBusy, onSubmit } = useMutationForm({
    schema,
    initialValues: { accountName: name },
    isKeptOnLeave: true,
    mutation: save,
    submit: (values) => save.mutateAsync(values),
    onValuesChange: () => {
      if (!save.isPending) save.reset();
    },
  });
  const isChanged = form.values.accountName !== name;
  const { accountName: issue } = isChanged ? listFieldErrors(schema, form.values) : {};
  return (
    <SectionForm
      refusal={isChanged ? issue : nothingToSave}
      isBusy={isBusy}
      onSubmit={onSubmit}
      actions={isChanged ? <Button onClick={() => form.reset()}>{discard}</Button> : null}
    >
      <CountedInput
        limit={NAME_MAX_LENGTH}
        {...form.getInputProps('accountName')}
        name="accountName"
        autoComplete="organization"
        label={words.name}
        description={words.nameHint}
        error={issue}
      />
    </SectionForm>
  );
}

/** Renders the read-only name, with the server's reason. [GA-32, GC-5] */
function FixedName({ name }: { readonly name: string }) {
  const subject = useAccountSubject();
  const decision = can(subject, 'rename', { kind: 'account', branch: 'accountName' });
  const isByRole = decision.allowed || decision.reason === 'no-right';
  const reason = isByRole ? words.notYours : permissionRefusalText(decision.reason, readerOf(subject));
  return <TextInput readOnly name="accountName" label={words.name} value={name} description={reason} />;
}
