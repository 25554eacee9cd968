import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { DeploymentTarget } from '@partyline/contract';
import { listByLatency, type MeasuredCenter } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { config } from '../../../config.ts';
import { measureLatency } from '../data/measure-latency.ts';

const words = screens.deviceCare;

interface CenterFieldProps extends NativeSelectProps {
  centers: readonly DeploymentTarget[];
}

function labelOf({ center, latencyMs, isNearest }: MeasuredCenter<DeploymentTarget>): string {
  const measured = latencyMs === null ? words.notMeasured : words.latency(latencyMs);
  return words.centerChoice(center.name, isNearest ? words.nearest(measured) : measured);
}

/**
 * Selects a data center, nearest first by round trip. All measurements appear together, and not while the field has the focus.
 * [PLUS-14]
 */
export function CenterField({ centers, ...input }: CenterFieldProps) {
  const [isFocused, setFocused] = useState(false);
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
  if (answers.isKnown && !isFocused && shown !== answers) setShown(answers);
  const choices = useMemo(() => {
    if (shown === null) return centers.map(({ id, name }) => ({ value: id, label: name }));
    const latencies = new Map(centers.map(({ id }, index) => [id, shown.latencies[index] ?? null]));
    return listByLatency(centers, latencies).map((one) => ({ value: one.center.id, label: labelOf(one) }));
  }, [centers, shown]);
  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <NativeSelect
        label={words.center}
        data={[{ value: '', label: words.choose }, ...choices]}
        description={shown === null ? words.measuring : words.measured}
        required
        {...input}
      />
    </div>
  );
}
