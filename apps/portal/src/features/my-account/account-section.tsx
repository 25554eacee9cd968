import { Button, TextInput } from '@mantine/core';
import type { Profile } from '@partyline/contract';
import { can } from '@partyline/permissions';
import { isAccountOwner } from '@partyline/roles';
import { permissionRefusalText, screens } from '@partyline/texts';
import { accountNameForm, NAME_MAX_LENGTH } from '@partyline/validation';
import { CountedInput } from '../../forms/fields/counted-input.tsx';
import { listFieldErrors } from '../../forms/use-schema-form.ts';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { readerOf, useAccountSubject } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';
import { useAccount } from '../../shell/account/use-account.ts';
import { useSaveProfile } from './mutations.ts';
import { Outcome, Section, SectionForm } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.account;
const { saved, nothingToSave } = screens.myAccount;

/** Renders the account's name; renaming needs a right. [ACCT-24, VAL-17 … VAL-20] */
export function AccountSection({ profile }: { readonly profile: Profile }) {
  const role = useAccount()?.role ?? '';
  const customerNumber = useMe().user.ccCustomerNumber;
  const save = useSaveProfile();
  const { accountName, canRenameAccount } = profile;
  if (accountName === null) {
    return (
      <Section id="account" title={words.title}>
        <p className={styles.text}>{words.none}</p>
      </Section>
    );
  }
  return (
    <Section id="account" title={words.title}>
      {canRenameAccount ? (
        <>
          <AccountNameForm key={accountName} name={accountName} save={save} />
          <Outcome mutation={save} done={saved} />
        </>
      ) : (
        <FixedName name={accountName} />
      )}
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
      <AccountOwnership account={accountName} />
    </Section>
  );
}

/** Lets the owner transfer the account. [PLUS-9, GO-4, GZ-11] */
function AccountOwnership({ account }: { readonly account: string }) {
  const { accountId, role } = useMe().user;
  const isOwner = role !== null && isAccountOwner(role);
  const { text, open, notYours } = screens.ownership.account;
  if (!isOwner) return <p className={styles.text}>{notYours(account)}</p>;
  return (
    <>
      <p className={styles.text}>{text(account)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => openDialog('transfer-account', { accountId, name: account })}>{open}</Button>
      </div>
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
    mutation: save,
    submit: (values) => save.mutateAsync(values),
    onValuesChange: () => {
      if (!save.isPending) save.reset();
    },
  });
  const isChanged = form.values.accountName !== name;
  const { accountName: issue } = isChanged ? listFieldErrors(schema, form.values) : {};
  return (
    <SectionForm refusal={isChanged ? issue : nothingToSave} isBusy={isBusy} onSubmit={onSubmit}>
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
  return (
    <div className={styles.form}>
      <TextInput readOnly name="accountName" label={words.name} value={name} description={reason} />
    </div>
  );
}
