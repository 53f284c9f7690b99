import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileDurably } from '../arquivos/durable-file.ts';
import type { Config } from '../config.ts';
import { chavesDeDados } from '../segredos/secrets-rules.ts';
import { CopiaRecusada } from './copia-recusada.ts';

type DaConfiguracao = Pick<Config, 'dataDir' | 'backupKey' | 'backupKeyFile'>;
/** Made at the first backup, beside the data and never inside a backup. */
const arquivoDe = ({ dataDir, backupKeyFile }: DaConfiguracao): string => backupKeyFile ?? path.join(dataDir, 'chave-das-copias.txt');

/** The key of the backups, or null where there is none yet. @throws CopiaRecusada when its file cannot be understood. */
export function lerChave(config: DaConfiguracao): Buffer | null {
  if (config.backupKey) return config.backupKey;
  const arquivo = arquivoDe(config);
  if (!existsSync(arquivo)) return null;
  try {
    const [chave] = chavesDeDados(readFileSync(arquivo, 'utf8').trim());
    if (chave) return chave;
  } catch (causa) {
    throw new CopiaRecusada(`The key of the backups in ${arquivo} is damaged or cannot be read: put the right file back.`, {
      cause: causa,
    });
  }
  throw new CopiaRecusada(`The key of the backups in ${arquivo} is empty: put the right file back.`);
}

/** The key, made when there is none: `aoCriar` is told once, because without it no backup opens. */
export function lerOuCriarChave(config: DaConfiguracao, aoCriar: (linha: string) => void): Buffer {
  const lida = lerChave(config);
  if (lida) return lida;
  const arquivo = arquivoDe(config);
  writeFileDurably(arquivo, `${randomBytes(32).toString('base64')}\n`);
  aoCriar(
    `The key of the backups was made: ${arquivo}. Keep a copy of it where the backups are not (a safe, a password keeper): without it none of them opens. This is said once.`,
  );
  return lerChave(config) as Buffer;
}

/** @throws CopiaRecusada naming the key that is missing. */
export function lerChavePedida(config: DaConfiguracao, pedida: string | null): Buffer {
  const chave = lerChave(config);
  if (chave) return chave;
  throw new CopiaRecusada(
    `The key of this backup${pedida ? ` (${pedida})` : ''} is missing: give it in BACKUP_KEY, or put its file where BACKUP_KEY_FILE or ${arquivoDe(config)} says.`,
  );
}
