import { useTimeout } from '@mantine/hooks';
import { ALERT_FADE_MS, ALERT_TIMEOUT_MS } from '@partyline/display';
import { useEffect, useState } from 'react';

/** Props of the element that closes: pointer and focus on it hold the clock. */
interface PauseProps {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Fades something after 4 s and closes it 250 ms later; while the pointer or the focus is on it the clock stands, and
 * restarts afterwards. [UI-6, UI-7, UI-8, GU-2]
 */
export function useAutoClose(
  isOn: boolean,
  close: () => void,
): { isFading: boolean; pauseProps: PauseProps } {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isFading, setFading] = useState(false);
  const { start: startFade, clear: stopFade } = useTimeout(() => setFading(true), ALERT_TIMEOUT_MS);
  const { start: startEnd, clear: stopEnd } = useTimeout(close, ALERT_TIMEOUT_MS + ALERT_FADE_MS);
  const isRunning = isOn && !isHovered && !isFocused;

  useEffect(() => {
    if (!isRunning) return;
    startFade();
    startEnd();
    return () => {
      stopFade();
      stopEnd();
      setFading(false);
    };
  }, [isRunning, startFade, startEnd, stopFade, stopEnd]);

  const pauseProps = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isFading, pauseProps };
}
