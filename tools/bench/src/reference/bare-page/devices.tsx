import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Device {
  vicUuid: string;
  deviceName: string;
  state: string;
}

/** The least a React page can do: fetch the devices and show them in a windowed list. The practical limit of the browser. */
function Devices() {
  const [devices, setDevices] = useState<Device[]>([]);
  useEffect(() => {
    void fetch('/devices.json')
      .then((answer) => answer.json() as Promise<Device[]>)
      .then(setDevices);
  }, []);
  const rows = useWindowVirtualizer({ count: devices.length, estimateSize: () => 36 });
  return (
    <ul style={{ height: rows.getTotalSize(), position: 'relative' }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <li key={index} data-device style={{ position: 'absolute', transform: `translateY(${start}px)` }}>
          {devices[index]?.deviceName} {devices[index]?.state}
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Devices />);
