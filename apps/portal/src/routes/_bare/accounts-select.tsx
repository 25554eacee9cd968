import { createFileRoute } from '@tanstack/react-router';
import { AccountsSelectPage } from '../../features/accounts-select/accounts-select-page.tsx';

export const Route = createFileRoute('/_bare/accounts-select')({ component: AccountsSelectPage });
