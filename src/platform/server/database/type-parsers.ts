import pg from 'pg';

const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186 } as const;
const OID_ARRAY = { int8: 1016, date: 1182, timestamp: 1115, timestamptz: 1185, numeric: 1231 } as const;

/** int8 → number. @throws when it does not fit a safe integer: a rounded centavo is worse than an error. */
export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a safe integer`);
  return value;
}

/** timestamptz → ISO instant in UTC with milliseconds. @throws for "infinity", which no instant of ours may be. */
export function parseInstant(text: string): string {
  // Our connections speak UTC, and lists bring thousands of these: nothing has to be reckoned.
  if (text.endsWith('+00') && text[10] === ' ' && text[4] === '-')
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  // PostgreSQL shortens the zone to "+00" and JavaScript wants "+00:00".
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

const TEXT_ARRAY: number = 1009;
const asText = (text: string): string => text;
const asUtc = (text: string): string => parseInstant(`${text}Z`);

/** An array reader from the reader of one element; text[] is read by the driver and its elements are then converted. */
function arrayOf(element: (text: string) => unknown): (text: string) => unknown {
  const readTexts: (text: string) => unknown = pg.types.getTypeParser(TEXT_ARRAY, 'text');
  const convert = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(convert) : typeof value === 'string' ? element(value) : null;
  return (text) => convert(readTexts(text));
}

const readers = new Map<number, (text: string) => unknown>([
  [OID.int8, parseSafeInteger],
  [OID.date, asText],
  [OID.timestamp, asUtc],
  [OID.timestamptz, parseInstant],
  [OID.interval, asText],
  [OID_ARRAY.int8, arrayOf(parseSafeInteger)],
  [OID_ARRAY.date, arrayOf(asText)],
  [OID_ARRAY.timestamp, arrayOf(asUtc)],
  [OID_ARRAY.timestamptz, arrayOf(parseInstant)],
  [OID_ARRAY.numeric, arrayOf(asText)],
]);

/**
 * How our pools read PostgreSQL values: int8 → safe integer, date and numeric → text, instants → ISO text, arrays of
 * these alike. Given to each pool; the driver's global table is not touched, since libraries in the process share it.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text') =>
    (format === 'text' ? readers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format),
};
