import { useTimeout } from '@mantine/hooks';
import { ALERT_FADE_MS, ALERT_TIMEOUT_MS } from '@partyline/display';
import { useEffect, useState } from 'react';

/** Pointer and focus pause the timer. */
interface PauseProps {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Fades after 4 s and closes 250 ms later; pointer or focus pause the timer, which then restarts. [UI-6, UI-7, UI-8, GU-2] */
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
