import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { abrirConexao, type Conexao, type OpcoesConexao } from '#platform/server/database/connection.ts';
import { runOnce } from '#platform/server/database/embedded/launch.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { trocarBanco } from './endereco.ts';

export type BancoDeTeste = Conexao & {
  /** As the application signs in; `db` is a pool of it. */
  url: string;
  /** As the owner: what runs migrations, and DATABASE_URL of a whole application. */
  urlDoDono: string;
  /** The owner's pool, for a test that breaks on purpose what the application may not even touch. */
  dono: Db;
  /** Closes the pools and drops the database. Call it in `afterAll`. */
  fechar(): Promise<void>;
};

/**
 * A fresh database of its own for a test file, copied from the migrated template, on a real PostgreSQL, with the rights of
 * the application. `vazio` gives one without any migration, to its owner.
 */
export async function bancoDeTeste({ vazio = false, ...opcoes }: OpcoesConexao & { vazio?: boolean } = {}): Promise<BancoDeTeste> {
  const servidor = inject('bancoUrl');
  const nome = `t_${randomUUID().replaceAll('-', '')}`;
  await runOnce(servidor, `create database ${nome}${vazio ? '' : ` template ${inject('bancoModelo')} strategy file_copy`}`);
  const urlDoDono = trocarBanco(servidor, nome);
  const url = vazio ? urlDoDono : trocarBanco(inject('bancoUrlDoApp'), nome);
  const conexao = abrirConexao(url, { max: 5, applicationName: 'patio-teste', ...opcoes });
  // Connects only when a test asks for it.
  const dono = abrirConexao(urlDoDono, { max: 3, applicationName: 'patio-teste-dono' });
  return {
    ...conexao,
    url,
    urlDoDono,
    dono: dono.db,
    async fechar() {
      await conexao.fechar();
      await dono.fechar();
      // "force" ends the connections that a failed test left open.
      await runOnce(servidor, `drop database ${nome} with (force)`);
    },
  };
}
