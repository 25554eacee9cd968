/** The payment provider's code of what is sold: software as a service, for business use. */
export const TAX_CODE = 'txcd_10103001';
