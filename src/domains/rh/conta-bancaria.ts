/** A branch or account number with everything but its last two characters hidden. */
export function mascararConta(conta: string | null): string | null {
  return conta === null ? null : `${'•'.repeat(Math.max(2, conta.length - 2))}${conta.slice(-2)}`;
}
