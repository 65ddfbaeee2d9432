import type { ColumnType, Generated } from 'kysely';

/** A numeric column: always a decimal string, never a float. */
export type Decimal = ColumnType<string, string, string>;
/** A numeric column that the database fills when it is not given. */
export type DecimalByDefault = ColumnType<string, string | undefined, string>;
/** A point in time. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A point in time that is now when it is not given. */
export type TimestampByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A column that only the database writes. */
export type DatabaseOnly<T> = ColumnType<T, never, never>;
/** A row's number, which the database gives. */
export type Id = Generated<number>;
