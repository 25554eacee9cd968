import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '../../features/invite/invite-page.tsx';

export const Route = createFileRoute('/_bare/invite')({ component: InvitePage });
