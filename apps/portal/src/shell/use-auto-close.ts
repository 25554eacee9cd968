import { ALERT_FADE_MS, ALERT_TIMEOUT_MS } from '@partyline/display';
import { useEffect, useRef, useState } from 'react';

/** What an element that closes by itself spreads on itself: pointer and focus on it hold the clock. */
interface PauseProps {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Fades something after 4 s and closes it 250 ms later; while the pointer or the focus is on it the clock stands, and
 * starts anew afterwards. [UI-6, UI-7, UI-8, GU-2]
 */
export function useAutoClose(
  isOn: boolean,
  close: () => void,
): { isFading: boolean; pauseProps: PauseProps } {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isFading, setFading] = useState(false);
  const closeRef = useRef(close);
  const isRunning = isOn && !isHovered && !isFocused;

  useEffect(() => {
    closeRef.current = close;
  });

  useEffect(() => {
    if (!isRunning) return;
    const fade = setTimeout(() => setFading(true), ALERT_TIMEOUT_MS);
    const end = setTimeout(() => closeRef.current(), ALERT_TIMEOUT_MS + ALERT_FADE_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(end);
      setFading(false);
    };
  }, [isRunning]);

  const pauseProps = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isFading, pauseProps };
}
