import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '../shell/layout/bare-layout.tsx';

export const Route = createFileRoute('/_public')({ component: PublicLayout });
