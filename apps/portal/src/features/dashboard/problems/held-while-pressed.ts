import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../store.ts';

/** Whether a pointer is down anywhere on the page. */
const isPointerDown = createStore(false);

const down = () => isPointerDown.set(true);
// After the click that the pointer's release makes.
const up = () => setTimeout(() => isPointerDown.set(false));

/** Returns the value, but while a pointer is down that of before, so that nothing moves under a finger. [PLUS-34] */
export function useHeldWhilePressed<Value>(value: Value): Value {
  useEffect(() => {
    addEventListener('pointerdown', down, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
      isPointerDown.set(false);
    };
  }, []);
  const isPressed = useStore(isPointerDown, (pressed) => pressed);
  const [held, hold] = useState(value);
  if (!isPressed && held !== value) hold(value);
  return isPressed ? held : value;
}
