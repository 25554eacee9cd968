import { screens } from '@partyline/texts';
import { resetRequestForm } from '@partyline/validation';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CredentialsForm } from '../../credentials/credentials-form.tsx';
import { EmailField } from '../../credentials/email-field.tsx';
import { typedEmail } from '../../credentials/typed-email.ts';
import { useCheckedForm } from '../../credentials/use-checked-form.ts';
import { requestReset } from '../../session/sign-in.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './login-form.module.css';

const words = screens.login.reset;

/** Asks for the mail that leads to a new password. Nobody learns from it who has an account. [AUTH-3, VAL-6 … VAL-11] */
export function ResetRequestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCheckedForm(
    resetRequestForm,
    () => ({ email: typedEmail() }),
    async ({ email }) => {
      setSentTo(null);
      await requestReset(email);
      setSentTo(email);
    },
  );
  const { values, errors, change } = form;
  return (
    <CredentialsForm
      form={form}
      submitLabel={submitText(form.isBusy, sentTo !== null)}
      foot={
        <p className={styles.other}>
          <Link to="/login" search={{}} activeOptions={{ exact: true }}>
            {words.back}
          </Link>
        </p>
      }
    >
      {sentTo === null ? null : <NoticeBox type="success">{words.sent(sentTo)}</NoticeBox>}
      <EmailField value={values.email} error={errors.email} onChange={(email) => change({ email })} />
    </CredentialsForm>
  );
}

function submitText(isBusy: boolean, wasSent: boolean): string {
  if (isBusy) return words.busy;
  return wasSent ? words.again : words.submit;
}
