import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../../features/confirm-email/confirm-email-page.tsx';

export const Route = createFileRoute('/_bare/confirm-email')({ component: ConfirmEmailPage });
