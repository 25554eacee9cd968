import type { DeploymentTarget } from '@partyline/contract';
import { listByLatency, type MeasuredCenter } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { SelectField } from '@partyline/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { config } from '../../../config.ts';
import { measureLatency } from './measure-latency.ts';

const words = screens.deviceCare;

interface CenterFieldProps {
  centers: readonly DeploymentTarget[];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function labelOf({ center, latencyMs, isNearest }: MeasuredCenter<DeploymentTarget>): string {
  const measured = latencyMs === null ? words.notMeasured : words.latency(latencyMs);
  return words.centerChoice(center.name, isNearest ? words.nearest(measured) : measured);
}

/**
 * Chooses a data center, each with its round trip from this browser, the nearest first. The choice is there at once; what is
 * measured comes in together, when everything is known, and not while somebody has the list in hand. [PLUS-14]
 */
export function CenterField({ centers, value, error, onChange }: CenterFieldProps) {
  const [isInHand, setInHand] = useState(false);
  const answers = useQueries({
    queries: centers.map(({ id, latencyUrl }) => ({
      queryKey: ['latency', id, latencyUrl],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        measureLatency(latencyUrl, config.instanceOrigins, signal),
      staleTime: 60_000,
    })),
    combine: (results) => ({
      isKnown: results.length > 0 && results.every(({ isPending }) => !isPending),
      latencies: results.map(({ data = null }) => data),
    }),
  });
  const [shown, setShown] = useState<typeof answers | null>(null);
  if (answers.isKnown && !isInHand && shown !== answers) setShown(answers);
  const choices = useMemo(() => {
    if (shown === null) return centers.map(({ id, name }) => ({ value: id, label: name }));
    const latencies = new Map(centers.map(({ id }, index) => [id, shown.latencies[index] ?? null]));
    return listByLatency(centers, latencies).map((one) => ({ value: one.center.id, label: labelOf(one) }));
  }, [centers, shown]);
  return (
    <div onFocus={() => setInHand(true)} onBlur={() => setInHand(false)}>
      <SelectField
        label={words.center}
        value={value}
        choices={choices}
        placeholder={words.choose}
        hint={shown === null ? words.measuring : words.measured}
        error={error}
        required
        onChange={onChange}
      />
    </div>
  );
}
