import { acceptanceOf } from '@partyline/validation';
import type { ProfileGate } from '@partyline/session';
import { api } from '../../session/api.ts';
import { noteAcceptance, reloadUser } from '../../session/tab-session.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import { errorText } from '../../shell/error-text.ts';
import { logOutAndLeave } from '../../shell/log-out.ts';
import { createAcceptance, type Acceptance } from './acceptance.ts';

/** An acceptance that calls the API and talks to the session. [API-13, API-14, API-58, EULA-10, EULA-21, EULA-22] */
export function openAcceptance(gate: Exclude<ProfileGate, 'none'>): Acceptance {
  return createAcceptance(gate, {
    putAccount: async (values) =>
      (await api.put('/api/users/account', { body: acceptanceOf(values) })).t_c_accepted_date,
    putEula: async () =>
      (await api.put('/api/users/eula', { body: { t_c_accepted_date: true } })).t_c_accepted_date,
    postLead: (body) => api.post('/api/marketing-leads', { body }),
    reloadUser,
    noteAcceptance,
    tellError: (message) => raiseAlert({ type: 'error', message, autoClose: false }),
    logOut: logOutAndLeave,
    textOf: errorText,
  });
}
