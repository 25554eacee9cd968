import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Device {
  vicUuid: string;
  deviceName: string;
  state: string;
}

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Shows the least React page with search, sort and a virtual list. */
function Devices() {
  const [devices, setDevices] = useState<Device[]>([]);
  const [search, setSearch] = useState('');
  const [direction, setDirection] = useState(0);
  useEffect(() => {
    void fetch('/devices.json')
      .then((answer) => answer.json() as Promise<Device[]>)
      .then(setDevices);
  }, []);
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const found = devices.filter(({ deviceName }) => deviceName.includes(wanted));
    return direction === 0 ? found : found.sort((a, b) => direction * byName(a.deviceName, b.deviceName));
  }, [devices, wanted, direction]);
  const rows = useWindowVirtualizer({ count: shown.length, estimateSize: () => 36 });
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={() => setDirection((now) => (now === 1 ? -1 : 1))}>Name</button>
      <ul style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li key={index} data-device style={{ position: 'absolute', transform: `translateY(${start}px)` }}>
            {shown[index]?.deviceName} {shown[index]?.state}
          </li>
        ))}
      </ul>
    </>
  );
}

export function showDevices(): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Devices />);
}
