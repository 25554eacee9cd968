import { createFileRoute } from '@tanstack/react-router';
import { AddDevicePage } from '../../features/add-device/add-device-page.tsx';

export const Route = createFileRoute('/_bare/adddevice')({ component: AddDevicePage });
