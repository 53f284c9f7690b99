import type { Config } from '#platform/server/config.ts';
import { runningEmbedded, startEmbedded, type SupervisorLog } from '#platform/server/database/supervisor.ts';

export type BancoAberto = { url: string; embutido: boolean; fechar(): Promise<void> };

/**
 * The database of a command, as its owner: that of DATABASE_URL, the embedded one that the portal has running (which the command only
 * visits), or the embedded one started for the command.
 */
export async function abrirBanco(config: Config, log: SupervisorLog): Promise<BancoAberto> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, embutido: false, fechar: () => Promise.resolve() };
  const rodando = runningEmbedded(config.dataDir);
  if (rodando !== null) return { url: rodando, embutido: true, fechar: () => Promise.resolve() };
  const { url, stop } = await startEmbedded({ dataDir: config.dataDir, binDir: config.pgBinDir, log });
  return { url, embutido: true, fechar: stop };
}
