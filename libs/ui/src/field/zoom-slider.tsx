import { IconMinus, IconPlus } from '@tabler/icons-react';
import { classNames } from '../class-names.ts';
import styles from './zoom-slider.module.css';

const LESS = <IconMinus size={14} stroke={1.75} aria-hidden="true" />;
const MORE = <IconPlus size={14} stroke={1.75} aria-hidden="true" />;

interface ZoomSliderProps {
  /** 0 to 100. */
  value: number;
  min: number;
  max: number;
  label: string;
  /** What the value means, in a word. */
  valueText: string;
  className?: string | undefined;
  onChange: (value: number) => void;
}

/** How large things are drawn. */
export function ZoomSlider({ value, min, max, label, valueText, className, onChange }: ZoomSliderProps) {
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <span className={classNames(styles.zoom, className)} title={label}>
      {LESS}
      <input
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        className={styles.range}
        style={
          { '--zoom-filled': filled } as React.CSSProperties /* a custom property is no known CSS property */
        }
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {MORE}
    </span>
  );
}
