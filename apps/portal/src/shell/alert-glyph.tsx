import { StateGlyph } from '@partyline/ui';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { AlertType } from './alerts.ts';

/** The shape of an alert's kind. Decoration: the sentence says the rest. */
export function AlertGlyph({ type }: { readonly type: AlertType }) {
  switch (type) {
    case 'error':
      return <StateGlyph glyph="error" size={16} />;
    case 'warning':
      return <StateGlyph glyph="warning" size={16} />;
    case 'success':
      return <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />;
    case 'info':
      return <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />;
  }
}
