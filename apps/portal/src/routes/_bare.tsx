import { createFileRoute } from '@tanstack/react-router';
import { BareLayout } from '../shell/layout/bare-layout.tsx';

export const Route = createFileRoute('/_bare')({ component: BareLayout });
