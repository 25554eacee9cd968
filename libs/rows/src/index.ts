export { membershipColumns, renewalColumns, reportedColumns, userColumns } from './columns.ts';
export { insertRow, insertRows, type Columns, type RowsDb } from './insert-rows.ts';
