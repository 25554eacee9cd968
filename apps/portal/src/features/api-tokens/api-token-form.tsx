import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import {
  API_SCOPES,
  API_TOKEN_DAYS,
  DEFAULT_API_TOKEN_DAYS,
  parseNewApiToken,
  type NewApiToken,
} from '@partyline/permissions';
import { API_SCOPE_TEXTS, API_TOKEN_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { parsedForm } from '@partyline/validation';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import styles from './api-tokens.module.css';
import { useCreateToken } from './mutations.ts';

const words = screens.apiTokens;
const schema = parsedForm(parseNewApiToken);
const DAYS = API_TOKEN_DAYS.map((days) => ({ value: String(days), label: words.days(days) }));
const NEW_TOKEN: NewApiToken = { name: '', scopes: [], days: DEFAULT_API_TOKEN_DAYS };

interface ApiTokenFormProps {
  readonly accountName: string;
  readonly onClose: () => void;
  readonly onSecret: (secret: string) => void;
}

/** Creates an API token for the account. [PLUS-25] */
export function ApiTokenForm({ accountName, onClose, onSecret }: ApiTokenFormProps) {
  const mutation = useCreateToken();
  const { form, ...state } = useMutationForm({
    schema,
    texts: API_TOKEN_ISSUE_TEXTS,
    initialValues: NEW_TOKEN,
    mutation,
    submit: async (token) => onSecret(await mutation.mutateAsync(token)),
  });
  const { scopes, days } = form.values;
  return (
    <FormModal
      title={words.createTitle(accountName)}
      submitLabel={words.create}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        description={words.nameHint}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={words.scopes}
        description={words.scopesHint}
        {...form.getInputProps('scopes')}
        value={[...scopes]}
        onChange={(chosen) =>
          form.setFieldValue(
            'scopes',
            API_SCOPES.filter((scope) => chosen.includes(scope)),
          )
        }
      >
        <div className={styles.scopes}>
          {API_SCOPES.map((scope) => (
            <Checkbox key={scope} value={scope} label={API_SCOPE_TEXTS[scope]} description={scope} />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        label={words.expiry}
        data={DAYS}
        {...form.getInputProps('days')}
        value={String(days)}
        onChange={({ currentTarget }) => form.setFieldValue('days', Number(currentTarget.value))}
      />
    </FormModal>
  );
}
