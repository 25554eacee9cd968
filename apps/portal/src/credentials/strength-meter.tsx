import { PASSWORD_ADVICE_TEXTS, PASSWORD_STRENGTH_TEXTS, screens } from '@partyline/texts';
import { PASSWORD_STRENGTHS, passwordStrength, type StrengthReading } from '@partyline/validation';
import { classNames } from '@partyline/ui';
import styles from './strength-meter.module.css';

const words = screens.login.strength;

interface StrengthMeterProps {
  readonly id: string;
  readonly password: string;
  readonly email: string;
}

/** How strong the password is that is being typed: bars for the eye, and the same in words. It refuses nothing. */
export function StrengthMeter({ id, password, email }: StrengthMeterProps) {
  const reading = passwordStrength(password, email);
  return (
    <div className={styles.meter}>
      {reading === null ? null : <Bars reading={reading} />}
      <p id={id} className={styles.words} aria-live="polite">
        {reading === null ? null : (
          <>
            <span className={styles.label}>{words.label} </span>
            {readingText(reading)}
          </>
        )}
      </p>
    </div>
  );
}

function readingText({ strength, advice }: StrengthReading): string {
  const name = PASSWORD_STRENGTH_TEXTS[strength];
  return words.reading(name, advice === null ? null : PASSWORD_ADVICE_TEXTS[advice]);
}

function Bars({ reading: { strength } }: { readonly reading: StrengthReading }) {
  const reached = PASSWORD_STRENGTHS.indexOf(strength);
  return (
    <span className={classNames(styles.bars, styles[strength])} aria-hidden="true">
      {PASSWORD_STRENGTHS.map((step, index) => (
        <i key={step} className={index <= reached ? styles.on : undefined} />
      ))}
    </span>
  );
}
