import { TextInput } from '@mantine/core';
import type { Profile } from '@partyline/contract';
import { can, circumstancesOf, subjectFor } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { accountNameForm } from '@partyline/validation';
import { listFieldErrors } from '../../forms/use-schema-form.ts';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { useSession } from '../../session/session-store.ts';
import { useAccount } from '../../shell/use-account.ts';
import { useSaveProfile } from './mutations.ts';
import { Outcome, Section, SectionForm } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.account;
const { saved, nothingToSave } = screens.myAccount;

/** The account the user is in: its name, which those with the right may change, and its customer number. [ACCT-24, VAL-17 … VAL-20] */
export function AccountSection({ profile }: { readonly profile: Profile }) {
  const role = useAccount()?.role ?? '';
  const customerNumber = useSession(({ user }) => user?.ccCustomerNumber ?? null);
  const save = useSaveProfile();
  const { accountName, canRenameAccount } = profile;
  if (accountName === null) {
    return (
      <Section title={words.title}>
        <p className={styles.text}>{words.none}</p>
      </Section>
    );
  }
  return (
    <Section title={words.title}>
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
    </Section>
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
      <TextInput
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

/** The name for a user who cannot change it, and why. The server says whether they can. [GA-32, GC-5] */
function FixedName({ name }: { readonly name: string }) {
  const user = useSession((session) => session.user);
  const subject = subjectFor({ roles: user?.role ? [user.role] : [], ...circumstancesOf(user) });
  const decision = can(subject, 'rename', { kind: 'account', branch: 'accountName' });
  const isByRole = decision.allowed || decision.reason === 'no-right';
  const reason = isByRole ? words.notYours : PERMISSION_REFUSAL_TEXTS[decision.reason];
  return (
    <div className={styles.form}>
      <TextInput readOnly name="accountName" label={words.name} value={name} description={reason} />
    </div>
  );
}
