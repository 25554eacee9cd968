import { createFileRoute } from '@tanstack/react-router';
import { UserActionPage } from '../../features/user-action/user-action-page.tsx';

export const Route = createFileRoute('/_bare/useraction')({ component: UserActionPage });
