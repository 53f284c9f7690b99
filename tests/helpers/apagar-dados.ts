import { rmSync } from 'node:fs';

/** Removes the data folder of the journeys; a database that is still stopping may hold files for a moment. */
export default function apagarDados(): void {
  const pasta = process.env.PATIO_DADOS_TESTE;
  if (pasta) rmSync(pasta, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
