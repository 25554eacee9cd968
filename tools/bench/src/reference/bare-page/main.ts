import { showDevices } from './devices.tsx';

showDevices();
