import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { lerConfig } from '#platform/server/config.ts';
import { lerOuCriarChave } from '#platform/server/copias/chave.ts';
import { type CopiaFeita, fazerCopia } from '#platform/server/copias/fazer-copia.ts';
import { carregarSegredos } from '#platform/server/segredos/secrets.ts';
import type { BancoDeTeste } from '../banco.ts';

/** A data folder of its own with its keys, and backups into it. */
export function pastaDeCopias() {
  const dataDir = mkdtempSync(join(tmpdir(), 'patio-copias-'));
  const config = lerConfig({ DATA_DIR: dataDir });
  const { dataKeys } = carregarSegredos(config);
  const chave = lerOuCriarChave(config, () => undefined);
  const log = pino({ level: 'silent' });
  return {
    config,
    chave,
    dataKeys,
    log,
    fazer: (banco: Pick<BancoDeTeste, 'url'>, aoLer?: (tabela: string) => Promise<void>): Promise<CopiaFeita> =>
      fazerCopia({ url: banco.url, pasta: config.backupDir, chave, chavesDeDados: dataKeys, ...(aoLer ? { aoLer } : {}) }),
    copiador: (banco: Pick<BancoDeTeste, 'url' | 'db'>) => ({ db: banco.db, url: banco.url, config, chavesDeDados: dataKeys, log }),
    apagar: (): void => rmSync(dataDir, { recursive: true, force: true }),
  };
}
