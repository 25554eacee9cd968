import { Button, Modal } from '@mantine/core';
import { ModalFooter, useReturnFocus } from '@partyline/ui';

/** Props of a note. */
export interface NoteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onClose: () => void;
}

/** A modal that says one thing and has one button; Escape is the same as the button. [UI-10, GA-14] */
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
