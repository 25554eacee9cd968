import { Textarea, TextInput, Checkbox } from '@mantine/core';
import { ApiError } from '@partyline/api-client';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { contactForm, countNearLimit, MESSAGE_MAX_LENGTH } from '@partyline/validation';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { getSession } from '../../session/session-store.ts';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { readDraft, storeDraft, type ContactDraft } from './contact-draft.ts';
import { useSendMessage, useSolveCaptcha } from './mutations.ts';

const words = screens.contact;

/** Returns the stored draft, else the signed-in user's data. */
function initialDraft(): ContactDraft {
  const { user } = getSession();
  return readDraft() ?? { name: user?.name ?? '', email: user?.email ?? '', message: '' };
}

const isAboutCaptcha = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'body.captcha');

/** Renders the form: errors and reloads keep the values, an expired captcha is asked for again. [FORM-1 … FORM-6, FORM-10] */
export function ContactForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const send = useSendMessage();
  const { form, isBusy, failure, onSubmit } = useMutationForm({
    schema: contactForm,
    initialValues: { ...initialDraft(), captcha: '' },
    draftRow: null,
    onValuesChange: storeDraft,
    mutation: send,
    submit: async (values) => {
      try {
        await send.mutateAsync(values);
      } catch (error) {
        if (isAboutCaptcha(error)) form.setFieldValue('captcha', '');
        throw error;
      }
      storeDraft(null);
      onSent(values.email);
    },
  });
  const { message, captcha } = form.values;
  const count = countNearLimit(message, MESSAGE_MAX_LENGTH);
  return (
    <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <TextInput
        name="name"
        label={words.name}
        autoComplete="name"
        required
        {...form.getInputProps('name')}
      />
      <TextInput
        name="email"
        inputMode="email"
        label={words.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getInputProps('email')}
      />
      <Textarea
        name="message"
        label={words.message}
        description={count === null ? words.messageHint : screens.aboutYou.countOf(count, MESSAGE_MAX_LENGTH)}
        rows={6}
        required
        {...form.getInputProps('message')}
      />
      <CaptchaField
        input={form.getInputProps('captcha', { type: 'checkbox' })}
        value={captcha}
        onSolved={(solved) => form.setFieldValue('captcha', solved)}
      />
      <p className={styles.actions}>
        <BusyButton type="submit" variant="filled" isBusy={isBusy}>
          {words.send}
        </BusyButton>
      </p>
    </form>
  );
}

interface CaptchaFieldProps {
  readonly input: GetInputPropsReturnType;
  readonly value: string;
  readonly onSolved: (captcha: string) => void;
}

/** Renders the captcha, which the browser solves without user input. [FORM-5, GA-24] */
function CaptchaField({ input, value, onSolved }: CaptchaFieldProps) {
  const { mutate, isPending, error: failure } = useSolveCaptcha();
  const isSolved = value !== '';
  const state = isPending ? words.captchaWorking : isSolved ? words.captchaDone : words.captchaHint;
  const refusal: unknown = failure === null ? input.error : words.captchaFailed;
  return (
    <Checkbox
      {...input}
      name="captcha"
      label={words.captcha}
      description={<span role="status">{state}</span>}
      error={isPending || typeof refusal !== 'string' ? null : refusal}
      aria-invalid={!isPending && typeof refusal === 'string'}
      checked={isSolved}
      indeterminate={isPending}
      aria-busy={isPending}
      required
      onChange={({ currentTarget: { checked } }) => {
        if (isPending) return;
        if (checked) mutate(undefined, { onSuccess: onSolved });
        else onSolved('');
      }}
    />
  );
}
