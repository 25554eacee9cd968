import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '../../features/billing/invoices-page.tsx';

export const Route = createFileRoute('/_app/myaccount/invoices')({ component: InvoicesPage });
