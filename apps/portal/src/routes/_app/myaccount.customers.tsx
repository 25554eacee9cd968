import { createFileRoute } from '@tanstack/react-router';
import { CustomersPage } from '../../features/billing/customers-page.tsx';

export const Route = createFileRoute('/_app/myaccount/customers')({ component: CustomersPage });
