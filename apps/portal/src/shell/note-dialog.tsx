import { Button, Dialog } from '@partyline/ui';

interface NoteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A modal that says one thing and has one button; Escape is the same as the button. [UI-10, GA-14] */
export function NoteDialog({ title, text, confirm, onConfirm }: NoteDialogProps) {
  return (
    <Dialog
      title={title}
      onDismiss={onConfirm}
      footer={
        <Button variant="filled" onClick={onConfirm}>
          {confirm}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
