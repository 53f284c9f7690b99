import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { lerChavePedida } from './chave.ts';
import { CopiaRecusada } from './copia-recusada.ts';
import { ARQUIVO_DA_ASSINATURA, ARQUIVO_DO_MANIFESTO, chavePedida, lerManifesto, type Manifesto } from './manifesto.ts';
import { impressaoDe, lerTexto } from './partes.ts';

/** A backup of which every byte is as it was written. */
export type Copia = { pasta: string; chave: Buffer; manifesto: Manifesto };

/**
 * Opens a backup and compares every byte of it with its manifest, before anything is touched.
 * @throws CopiaRecusada in one line: no backup, cut, changed, the key missing or another one.
 */
export async function abrirCopia(pasta: string, config: Pick<Config, 'dataDir' | 'backupKey' | 'backupKeyFile'>): Promise<Copia> {
  const [manifesto, assinatura] = [ARQUIVO_DO_MANIFESTO, ARQUIVO_DA_ASSINATURA].map((nome) => path.join(pasta, nome)) as [string, string];
  if (!existsSync(manifesto) || !existsSync(assinatura))
    throw new CopiaRecusada(`${pasta} is no backup, or one that was cut before its end: choose another.`);
  const conteudo = readFileSync(manifesto);
  const chave = lerChavePedida(config, chavePedida(conteudo));
  const copia: Copia = { pasta, chave, manifesto: lerManifesto(conteudo, readFileSync(assinatura, 'utf8'), chave) };
  for (const { arquivo, bytes, sha256 } of copia.manifesto.partes) {
    const lugar = path.join(pasta, arquivo);
    const tamanho = statSync(lugar, { throwIfNoEntry: false })?.size;
    if (tamanho === undefined) throw new CopiaRecusada(`The part ${arquivo} of the backup is missing: use another backup.`);
    if (tamanho !== bytes)
      throw new CopiaRecusada(
        `The part ${arquivo} of the backup has ${tamanho} bytes in place of ${bytes}: it was cut. Use another backup.`,
      );
    if ((await impressaoDe(lugar)) !== sha256)
      throw new CopiaRecusada(`The part ${arquivo} of the backup is damaged or was changed: use another backup.`);
  }
  return copia;
}

const segredos = z.object({ chavesDeDados: z.array(z.base64()).min(1) });

/** The keys of encrypted columns that the backup carries. */
export async function chavesDaCopia(copia: Copia): Promise<Buffer[]> {
  const parte = copia.manifesto.partes.find(({ tipo }) => tipo === 'segredos');
  if (!parte) throw new CopiaRecusada('The backup carries no keys of encrypted columns: use another backup.');
  const texto = await lerTexto(copia.pasta, { copiaId: copia.manifesto.id, arquivo: parte.arquivo, chave: copia.chave });
  return segredos.parse(JSON.parse(texto)).chavesDeDados.map((chave) => Buffer.from(chave, 'base64'));
}
