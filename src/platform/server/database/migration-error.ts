/** The migrations cannot be run as they are; the message is one clear line. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

/** What the server said of a file of SQL, with the line it means. */
export function failureIn(name: string, sql: string, error: unknown): MigrationError {
  const { position, message } = error as { position?: string; message: string };
  const line = position === undefined ? '' : ` at line ${sql.slice(0, Number(position)).split('\n').length}`;
  return new MigrationError(`${name} failed${line}: ${message}. Nothing was kept.`, { cause: error });
}
