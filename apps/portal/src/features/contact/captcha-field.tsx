import { Checkbox } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { screens } from '@partyline/texts';
import { useSolveCaptcha } from './mutations.ts';

const words = screens.contact;

interface CaptchaFieldProps {
  readonly input: GetInputPropsReturnType;
  readonly value: string;
  readonly onSolved: (captcha: string) => void;
}

/** The browser solves the captcha without user input. [FORM-5, GA-24] */
export function CaptchaField({ input, value, onSolved }: CaptchaFieldProps) {
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
