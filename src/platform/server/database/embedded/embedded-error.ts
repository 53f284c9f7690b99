/** The embedded database cannot be used. The message is one clear line for whoever runs the server. */
export class EmbeddedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedError';
  }
}

/** What the supervisor needs of a logger; pino fits. */
export type SupervisorLog = { info(message: string): void; warn(message: string): void; error(message: string): void };

/** The code of a Node or PostgreSQL error ('ENOENT', '28P01'), or undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
