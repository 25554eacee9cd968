import { screens, WORDINGS } from '@partyline/texts';
import { useState } from 'react';
import { readLinkQuery } from '../../session/links.ts';
import { ContinueLink, MessagePage } from '../../shell/message-page.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { NoticeBox } from '../../shell/notice-box.tsx';

/**
 * The screens at /ownershiptransfer and /actionlink, where mailed links lead. A link without a valid key is refused.
 * [ROUTE-11, ROUTE-13, ERR-20, GA-13, GR-5]
 */
export function ActionLinkPage({ keyName }: { readonly keyName: 'docId' | 'key' }) {
  const [link] = useState(() => readLinkQuery(location.search, keyName));
  return link.ok ? <NotFoundPage /> : <RefusedLinkPage />;
}

function RefusedLinkPage() {
  return (
    <MessagePage title={screens.userAction.failedTitle}>
      <NoticeBox type="error">{WORDINGS.requestNotProper}</NoticeBox>
      <ContinueLink />
    </MessagePage>
  );
}
