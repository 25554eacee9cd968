import { Button, Modal } from '@mantine/core';
import { ModalFooter, useReturnFocus } from '@partyline/ui';

export interface NoteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onClose: () => void;
}

/** A modal with one button, which Escape also presses. [UI-10, GA-14] */
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
