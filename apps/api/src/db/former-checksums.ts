/**
 * Earlier checksums of corrected migrations: only those that cannot run on a supported server are corrected, and a later one brings
 * older databases to the same schema. These five used a collation missing in PostgreSQL 15 and 16.
 */
export const FORMER_CHECKSUMS: Readonly<Record<string, string>> = {
  '0001-foundation': '031ebcff172462e924eb9371308010c1854941232172f298fa478e70c17799ee',
  '0003-own-data': '4278bb5e566a73902e5011cc782718483307f21662727d5500dc6fbb4d2dace8',
  '0012-access-rows': '5591cf31b83b3455c12f0b0331f0159431cea6b08e83b81711023b028c7051b5',
  '0021-contact': '96dbe97041dfc4256efd462d97c890ddaacb31c68d687be21bc5fff1bb37bfac',
  '0024-trials-and-buyers': 'c5ea65278dd25abf6e39851178b834c1b0ae926524771a4a14cfc444a23bc891',
};
