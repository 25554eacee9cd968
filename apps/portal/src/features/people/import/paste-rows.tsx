import { Button, Group, Stack, Textarea } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useEffect } from 'react';

const words = screens.importPeople;
const LINES = 3;

interface PasteRowsProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Of pasted rows at once, of typed ones by the button. */
  readonly onCheck: (text: string) => void;
}

/** Returns whether an element takes what is pasted itself. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Takes rows copied from a spreadsheet, pasted into its field or anywhere on the page. [PLUS-2, GZ-3] */
export function PasteRows({ value, onChange, onCheck }: PasteRowsProps) {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isField(event.target) && text.trim() !== '') onCheck(text);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [onCheck]);
  return (
    <Stack gap="xs">
      <Textarea
        label={words.paste}
        description={words.pasteHint}
        rows={LINES}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPaste={(event) => {
          // Into an empty field; in a text it is an edit.
          const text = event.clipboardData.getData('text/plain');
          if (value.trim() !== '' || text.trim() === '') return;
          event.preventDefault();
          onCheck(text);
        }}
      />
      <Group>
        <Button disabled={value.trim() === ''} onClick={() => onCheck(value)}>
          {words.checkPasted}
        </Button>
      </Group>
    </Stack>
  );
}
