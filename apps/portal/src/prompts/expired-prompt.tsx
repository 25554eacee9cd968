import { Button, Modal } from '@mantine/core';
import { screens } from '@partyline/texts';
import { ModalFooter, useReturnFocus } from '@partyline/ui';
import { useNavigate } from '@tanstack/react-router';
import { useExpiredPrompt } from './use-expired-prompt.ts';

const words = screens.subscriptionPrompts.expired;

/** For buyers, an expired subscription's notice, repeated after ten minutes. [UI-11, BILL-21, BILL-25, ROLE-23] */
export function ExpiredPrompt() {
  const { isOpen, answer } = useExpiredPrompt();
  return isOpen ? <ExpiredDialog onAnswer={answer} /> : null;
}

/** Leads to billing or closes; Escape means "Later". [BILL-22, BILL-23, BILL-24, GB-14] */
function ExpiredDialog({ onAnswer }: { readonly onAnswer: () => void }) {
  useReturnFocus();
  const navigate = useNavigate();
  const goToBilling = () => {
    onAnswer();
    void navigate({ to: '/myaccount', hash: 'billing' });
  };
  return (
    <Modal opened title={words.title} onClose={onAnswer}>
      <p>{words.text}</p>
      <ModalFooter>
        <Button onClick={onAnswer}>{words.later}</Button>
        <Button variant="filled" data-autofocus autoFocus onClick={goToBilling}>
          {words.goToBilling}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
