import { screens } from '@partyline/texts';
import { Button, SelectField, TextField } from '@partyline/ui';
import type { MarketCode } from '@partyline/validation';
import { useQuery } from '@tanstack/react-query';
import styles from './market-field.module.css';
import { marketsQuery } from './markets.query.ts';

const words = screens.aboutYou;

interface MarketFieldProps {
  readonly market: MarketCode;
  readonly error: string | undefined;
  readonly onChange: (market: MarketCode) => void;
  readonly onBlur: () => void;
}

/** What stands for a market in the list: its value, or its label where it has none. */
const keyOf = ({ value, label }: MarketCode): string => value || label;

/**
 * The market: one of the list, or, while the list cannot be had, free text, so that nobody is held up.
 * [EULA-26, EULA-31, GE-7, GE-8]
 */
export function MarketField({ market, error, onChange, onBlur }: MarketFieldProps) {
  const { data, isError, isFetching, refetch } = useQuery(marketsQuery);
  if (data === undefined && isError) {
    return (
      <div className={styles.failed}>
        <TextField
          name="marketCode"
          label={words.marketCode}
          value={market.label}
          error={error}
          required
          onBlur={onBlur}
          onChange={(label) => onChange({ value: '', label })}
        />
        <div className={styles.note} role="status">
          {words.marketsFailed}
          <Button size="sm" aria-disabled={isFetching || undefined} onClick={() => void refetch()}>
            {words.marketsRetry}
          </Button>
        </div>
      </div>
    );
  }
  const isOwnText = keyOf(market) !== '' && !data?.some((one) => keyOf(one) === keyOf(market));
  const markets = [...(data ?? []), ...(isOwnText ? [market] : [])];
  return (
    <SelectField
      name="marketCode"
      label={words.marketCode}
      placeholder={data === undefined ? words.marketsLoading : words.marketPlaceholder}
      value={keyOf(market)}
      choices={markets.map((one) => ({ value: keyOf(one), label: one.label || one.value }))}
      error={error}
      required
      onBlur={onBlur}
      onChange={(key) => onChange(markets.find((one) => keyOf(one) === key) ?? { value: '', label: '' })}
    />
  );
}
