import type pg from 'pg';

/** A column that a statement returns. */
export interface DescribedField {
  readonly name: string;
  /** Of the type. */
  readonly oid: number;
  /** Of the table and its column; 0 for an expression. */
  readonly table: number;
  readonly column: number;
}

interface RowDescription {
  readonly fields: readonly {
    readonly name: string;
    readonly dataTypeID: number;
    readonly tableID: number;
    readonly columnID: number;
  }[];
}

/** Prepares a statement without running it, and returns the columns of its rows. Rejects what PostgreSQL refuses. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<readonly DescribedField[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly DescribedField[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(message: RowDescription) {
        fields = message.fields.map(({ name, dataTypeID: oid, tableID: table, columnID: column }) => ({
          name,
          oid,
          table,
          column,
        }));
      },
      handleReadyForQuery: () => resolve(fields),
      handleError: reject,
    } as pg.Submittable); // the driver calls these
  });
}
