/** A backup cannot be made, opened or restored; the message is one clear line, without any secret. */
export class CopiaRecusada extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CopiaRecusada';
  }
}
