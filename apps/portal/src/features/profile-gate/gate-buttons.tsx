import { screens } from '@partyline/texts';
import { ActionButton, Button } from '@partyline/ui';
import styles from './gate-dialog.module.css';

const words = screens.profileGate;

interface GateButtonsProps {
  /** Why Accept cannot be pressed; undefined when it can. */
  readonly refusal: string | undefined;
  readonly isSaving: boolean;
  readonly onAccept: () => void;
  readonly onRefused: () => void;
  readonly onDecline: () => void;
}

/** The two ways out, and what the first still waits for. [EULA-10, EULA-11] */
export function GateButtons({ refusal, isSaving, onAccept, onRefused, onDecline }: GateButtonsProps) {
  return (
    <>
      <p className={styles.why}>{refusal}</p>
      <div className={styles.buttons}>
        <Button onClick={onDecline}>{words.decline}</Button>
        <ActionButton
          variant="filled"
          refusal={refusal}
          busy={isSaving}
          onClick={onAccept}
          onRefusedPress={onRefused}
        >
          {isSaving ? words.accepting : words.accept}
        </ActionButton>
      </div>
    </>
  );
}
