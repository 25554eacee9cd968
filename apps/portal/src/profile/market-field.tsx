import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import type { MarketCode, ProfileDraft } from '@partyline/validation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { millisecondsInHour } from 'date-fns/constants';
import { api } from '../session/api.ts';

const words = screens.aboutYou;
const NO_MARKET: MarketCode = { value: '', label: '' };

/** [EULA-31] */
const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: ({ signal }) => api.get('/api/marketing-leads/market', { signal }),
  staleTime: millisecondsInHour,
});

/** Returns a market's value, or its label when it has none. */
const keyOf = ({ value, label }: MarketCode): string => value || label;

/**
 * Renders the market: from the list, or free text while the list fails to load, so that the form stays usable. [EULA-26, EULA-31, GE-7,
 * GE-8]
 */
export function MarketField({ form }: { readonly form: UseFormReturnType<ProfileDraft> }) {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(marketsQuery);
  const { marketCode: market } = form.values;
  const set = (value: MarketCode) => form.setFieldValue('marketCode', value);
  const props = {
    ...form.getInputProps('marketCode'),
    name: 'marketCode',
    label: words.marketCode,
    required: true,
  };
  if (isLoadingError) {
    return (
      <Stack gap={6}>
        <TextInput
          {...props}
          value={market.label}
          onChange={(event) => set({ value: '', label: event.currentTarget.value })}
        />
        <Group role="status" justify="space-between" gap="md" c="dimmed" fz="sm" lh="sm">
          {words.marketsFailed}
          <BusyButton isBusy={isFetching} onClick={() => void refetch()}>
            {words.marketsRetry}
          </BusyButton>
        </Group>
      </Stack>
    );
  }
  const isFreeText = keyOf(market) !== '' && !data?.some((one) => keyOf(one) === keyOf(market));
  const markets = [...(data ?? []), ...(isFreeText ? [market] : [])];
  const placeholder = isPending ? words.marketsLoading : words.marketPlaceholder;
  return (
    <NativeSelect
      {...props}
      value={keyOf(market)}
      data={[
        { value: '', label: placeholder },
        ...markets.map((one) => ({ value: keyOf(one), label: one.label || one.value })),
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        set(markets.find((one) => keyOf(one) === value) ?? NO_MARKET);
      }}
    />
  );
}
