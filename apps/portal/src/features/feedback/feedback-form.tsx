import { Button, Checkbox, Group, Input, SegmentedControl, Stack, TextInput, Textarea } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { FEEDBACK_CATEGORIES, feedbackForm, plainNameIssue, RATINGS } from '@partyline/validation';
import { useEffect, useRef } from 'react';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { getSession } from '../../session/session-store.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import styles from './feedback.module.css';
import { useSendFeedback, type Feedback } from './mutations.ts';

const words = screens.feedback;

interface FeedbackFormProps {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

interface FeedbackValues extends Omit<Feedback, 'rating'> {
  readonly rating: number | null;
}

/** Returns the empty form, with nothing preselected. [GU-8] */
function emptyFeedback(): FeedbackValues {
  const { user } = getSession();
  return { rating: null, categories: [], message: '', name: user?.name ?? '', email: user?.email ?? '' };
}

/** Renders the form: name and e-mail are sent hidden; a missing name is asked for. [FORM-7 … FORM-10, GU-7, GU-8, GU-9] */
export function FeedbackForm({ onSent, onCancel }: FeedbackFormProps) {
  const send = useSendFeedback();
  const { form, isBusy, failure, onSubmit } = useMutationForm({
    schema: feedbackForm,
    initialValues: emptyFeedback(),
    mutation: send,
    submit: async (values) => {
      await send.mutateAsync(values);
      onSent();
    },
  });
  const group = useRef<HTMLDivElement>(null);
  const ratingError = form.errors['rating'];
  useEffect(() => {
    // The form library does not know the radio buttons.
    if (ratingError !== undefined) group.current?.querySelector('input')?.focus();
  }, [ratingError]);
  const isNameMissing = plainNameIssue('name', form.getInitialValues().name) !== null;
  const { rating, categories } = form.values;
  return (
    <form noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      <Stack gap={14}>
        {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
        <Input.Wrapper
          label={words.rating}
          labelElement="div"
          description={words.scale}
          error={ratingError}
          errorProps={{ role: 'alert' }}
        >
          <SegmentedControl
            ref={group}
            fullWidth
            aria-label={words.rating}
            data={RATINGS.map(String)}
            value={rating === null ? '' : String(rating)}
            onChange={(value) => form.setFieldValue('rating', Number(value))}
          />
        </Input.Wrapper>
        <Checkbox.Group
          label={words.categories}
          value={[...categories]}
          onChange={(chosen) =>
            form.setFieldValue(
              'categories',
              FEEDBACK_CATEGORIES.filter((category) => chosen.includes(category)),
            )
          }
        >
          <div className={styles.categories}>
            {FEEDBACK_CATEGORIES.map((category) => (
              <Checkbox key={category} value={category} label={words.categoryNames[category]} />
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          name="message"
          label={words.message}
          description={words.messageHint}
          rows={3}
          {...form.getInputProps('message')}
        />
        {isNameMissing ? (
          <TextInput name="name" label={words.name} autoComplete="name" {...form.getInputProps('name')} />
        ) : null}
        <Group gap="sm" mt="xs" justify="flex-end" className={styles.buttons ?? ''}>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <BusyButton type="submit" variant="filled" isBusy={isBusy}>
            {words.send}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
