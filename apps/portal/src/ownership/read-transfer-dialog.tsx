import { Button, Modal } from '@mantine/core';
import { screens } from '@partyline/texts';
import { ModalFooter, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import type { DialogProps } from '../shell/dialogs/dialogs.ts';
import { Loaded } from '../shell/loading/loaded.tsx';
import { TransferNotice } from './transfer-notice.tsx';
import { transfersQuery } from './queries.ts';

const words = screens.ownership;

interface ReadProps {
  readonly transferId: string;
}

declare module '../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'read-transfer': ReadProps;
  }
}

/** Shows an open transfer or request with its answers, or that it is no longer open. [OWN-3, PLUS-27] */
export function ReadTransferDialog({ transferId, onClose }: ReadProps & DialogProps) {
  useReturnFocus();
  useCloseRequest(onClose);
  const read = useQuery({ ...transfersQuery, staleTime: 0 });
  return (
    <Modal opened title={words.readTitle} onClose={onClose}>
      <Loaded read={read} words={words.reading}>
        {(open) => {
          const transfer = open.find(({ id }) => id === transferId);
          if (transfer === undefined) {
            // What was read before may not have it yet.
            return <p role="status">{read.isFetching ? words.reading.loading : words.notOpen}</p>;
          }
          return (
            <ul>
              <TransferNotice transfer={transfer} onLeave={onClose} className={undefined} />
            </ul>
          );
        }}
      </Loaded>
      <ModalFooter>
        <Button onClick={onClose}>{words.close}</Button>
      </ModalFooter>
    </Modal>
  );
}
