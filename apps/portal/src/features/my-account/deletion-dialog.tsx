import { screens } from '@partyline/texts';
import { Button, Dialog } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import { errorText } from '../../shell/error-text.ts';
import { BlockerList } from './blocker-list.tsx';
import { DeletionForm } from './deletion-form.tsx';

const words = screens.myAccount.deletion;

/** Says everything that stands in the way, all at once; where nothing does, asks to confirm. [ACCT-20 … ACCT-23, PLUS-24] */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['deletion-blockers'],
    queryFn: ({ signal }) => api.get('/api/users/gdpr', { signal }),
    // What was solved elsewhere must not stand here any more.
    gcTime: 0,
    staleTime: 0,
  });
  if (data?.blockers.length === 0) return <DeletionForm onClose={onClose} />;
  return (
    <Dialog
      title={words.dialogTitle}
      onDismiss={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {error === null ? null : <NoticeBox type="error">{errorText(error)}</NoticeBox>}
      {data === undefined ? (
        <p role="status">{error === null ? words.looking : null}</p>
      ) : (
        <BlockerList blockers={data.blockers} onLeave={onClose} />
      )}
    </Dialog>
  );
}
