import { acceptanceOf, type LeadValues } from '@partyline/validation';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { noteAcceptance, reloadUser } from '../../session/tab-session.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { acceptAgreement, type AcceptanceCalls } from './accept-agreement.ts';

const CALLS: AcceptanceCalls = {
  putAccount: async (values) =>
    (await api.put('/api/users/account', { body: acceptanceOf(values) })).t_c_accepted_date,
  putEula: async () =>
    (await api.put('/api/users/eula', { body: { t_c_accepted_date: true } })).t_c_accepted_date,
  postLead: (body) => api.post('/api/marketing-leads', { body }),
  reloadUser,
  noteAcceptance,
  showError: (message) => showMessage({ type: 'error', message }),
};

/** Accepts the agreement, with the profile if required. */
export function useAccept() {
  return useMutation({ mutationFn: (values: LeadValues | null) => acceptAgreement(values, CALLS) });
}
