import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useMe } from '../../session/me.ts';

const dismissedSchema = v.array(v.string());
/** The oldest are dropped. */
const DISMISSED_MAX = 100;

const asText = (text: string | undefined) => text ?? '';

function parseDismissed(text: string | undefined): string[] {
  try {
    const parsed = v.safeParse(dismissedSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Returns this user's notices put off in this browser. */
export function useDismissed(): readonly [ids: readonly string[], dismiss: (id: string) => void] {
  const { uid } = useMe().identity;
  // A string, because its identity survives a new read.
  const [text, setText] = useLocalStorage<string | undefined>({
    key: `portal.dismissed-notices.${uid}`,
    getInitialValueInEffect: false,
    serialize: asText,
    deserialize: asText,
  });
  const ids = useMemo(() => parseDismissed(text), [text]);
  return [ids, (id) => setText(JSON.stringify([...ids, id].slice(-DISMISSED_MAX)))];
}
