import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { takeRedirectTo } from '../../session/stored-pages.ts';
import { changeAccount } from '../../shell/account/change-account.ts';

/** Switches to an association, then opens the page requested before. [ACCT-7, GR-11] */
export function useChooseAccount() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: changeAccount,
    onSuccess: async (isChanged) => {
      if (isChanged) await navigate({ href: takeRedirectTo() ?? '/dashboard' });
    },
  });
}
