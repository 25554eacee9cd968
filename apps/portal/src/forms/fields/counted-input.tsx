import { TextInput, VisuallyHidden, type TextInputProps } from '@mantine/core';
import { screens } from '@partyline/texts';
import { countNearLimit } from '@partyline/validation';
import styles from './counted-input.module.css';

const words = screens.aboutYou;

interface CountedInputProps extends TextInputProps {
  readonly value?: string;
  /** In characters. */
  readonly limit: number;
}

/** Renders a text field that counts characters near the limit. [VAL-2, GE-14] */
export function CountedInput({ limit, description, ...props }: CountedInputProps) {
  const count = countNearLimit(props.value ?? '', limit);
  if (count === null) return <TextInput {...props} description={description} />;
  return (
    <TextInput
      {...props}
      description={
        <>
          {description} <VisuallyHidden>{words.countOf(count, limit)}</VisuallyHidden>
        </>
      }
      {...(description === undefined && { descriptionProps: { className: styles.heard } })}
      rightSectionWidth={72}
      rightSectionPointerEvents="none"
      rightSection={
        <span className={styles.count} data-over={count > limit || undefined} aria-hidden="true">
          {words.count(count, limit)}
        </span>
      }
    />
  );
}
