import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IDLE_PROMPT_MS, IDLE_TIMEOUT_MS, computeIdleSecondsLeft, idleLimits } from '@partyline/session';
import { screens } from '@partyline/texts';
import { ModalFooter, useReturnFocus } from '@partyline/ui';
import { useState } from 'react';
import type { IdleWatch } from '../../session/idle/idle-watch.ts';
import styles from './idle-dialog.module.css';

const words = screens.idleDialog;
const LIMITS = idleLimits({ timeoutMs: IDLE_TIMEOUT_MS, promptMs: IDLE_PROMPT_MS });
/** Interval for screen readers: every second would drown other speech. */
const SAID_EVERY_S = 30;
/** The last announcement. */
const LAST_SAID_S = 10;
const SECOND_MS = 1_000;
const PROMPT_S = IDLE_PROMPT_MS / SECOND_MS;

/** Returns the whole seconds until the logout. */
function useSecondsLeft({ state }: IdleWatch): number {
  const read = (): number => computeIdleSecondsLeft(state.get(), Date.now(), LIMITS) ?? 0;
  const [seconds, setSeconds] = useState(read);
  useInterval(() => setSeconds(read), SECOND_MS, { autoInvoke: true });
  return seconds;
}

interface IdleDialogProps {
  readonly watch: IdleWatch;
  readonly onClose: () => void;
}

/**
 * Asks whether the user is still there and counts down. "Stay signed in" has the focus; Escape means the same. [IDLE-8, IDLE-10,
 * UI-9, GI-7]
 */
export function IdleDialog({ watch, onClose }: IdleDialogProps) {
  useReturnFocus();
  const seconds = useSecondsLeft(watch);
  const said = seconds > LAST_SAID_S ? Math.ceil(seconds / SAID_EVERY_S) * SAID_EVERY_S : LAST_SAID_S;
  return (
    <Modal opened title={words.title} classNames={{ title: styles.title }} onClose={onClose}>
      <div className={styles.ring}>
        <CountdownRing secondsLeft={seconds} ofSeconds={PROMPT_S} label={words.clock(seconds)} />
      </div>
      <p aria-hidden="true" className={styles.left}>
        {words.text(words.left(seconds))}
      </p>
      <VisuallyHidden component="p" role="status" aria-live="polite">
        {words.text(words.left(said))}
      </VisuallyHidden>
      <ModalFooter>
        <Button onClick={() => watch.send({ kind: 'log-out' })}>{words.logOut}</Button>
        <Button variant="filled" data-autofocus autoFocus onClick={onClose}>
          {words.stay}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface NoteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onClose: () => void;
}

/** Renders a modal with one button, which Escape also presses. [UI-10, GA-14] */
export function NoteDialog({ title, text, confirm, onClose }: NoteDialogProps) {
  useReturnFocus();
  return (
    <Modal opened title={title} onClose={onClose}>
      <p>{text}</p>
      <ModalFooter>
        <Button variant="filled" data-autofocus autoFocus onClick={onClose}>
          {confirm}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface CountdownRingProps {
  readonly secondsLeft: number;
  /** A full ring. */
  readonly ofSeconds: number;
  readonly label: string;
}

/** Draws the time left as decoration: the text beside it states it. */
function CountdownRing({ secondsLeft, ofSeconds, label }: CountdownRingProps) {
  const percent = Math.min(100, (secondsLeft / ofSeconds) * 100);
  return (
    <span className={styles.countdown} aria-hidden="true">
      <svg viewBox="0 0 56 56" fill="none" strokeWidth="3.5">
        <circle cx="28" cy="28" r="25" className={styles.track} />
        <circle
          cx="28"
          cy="28"
          r="25"
          className={styles.rest}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 28 28)"
        />
      </svg>
      <b className={styles.clock}>{label}</b>
    </span>
  );
}
