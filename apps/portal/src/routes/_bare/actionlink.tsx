import { createFileRoute } from '@tanstack/react-router';
import { ActionLinkPage } from '../../features/action-link/action-link-page.tsx';

export const Route = createFileRoute('/_bare/actionlink')({
  component: () => <ActionLinkPage keyName="key" />,
});
