import { PRODUCT_NAME } from '@partyline/texts';

interface BrandProps {
  readonly name?: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Renders the brand mark and the product's name. */
export function Brand({ name = PRODUCT_NAME, size = 20, className }: BrandProps) {
  return (
    <span className={className}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M5 21.5V3.5h8.5a5.75 5.75 0 0 1 0 11.5H5" />
        <path d="M5 9.25h7.6" />
        <circle cx="13.6" cy="9.25" r="1.9" fill="currentColor" stroke="none" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
