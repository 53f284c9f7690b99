import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { abrirConexao, type Conexao, type OpcoesConexao } from '#platform/server/database/connection.ts';
import { runOnce } from '#platform/server/database/embedded/launch.ts';
import { trocarBanco } from './endereco.ts';

export type BancoDeTeste = Conexao & {
  url: string;
  /** Closes the pool and drops the database. Call it in `afterAll`. */
  fechar(): Promise<void>;
};

/**
 * A fresh database of its own for a test file, copied from the migrated template, on a real PostgreSQL.
 * `vazio` gives one without any migration.
 */
export async function bancoDeTeste({ vazio = false, ...opcoes }: OpcoesConexao & { vazio?: boolean } = {}): Promise<BancoDeTeste> {
  const servidor = inject('bancoUrl');
  const nome = `t_${randomUUID().replaceAll('-', '')}`;
  await runOnce(servidor, `create database ${nome}${vazio ? '' : ` template ${inject('bancoModelo')} strategy file_copy`}`);
  const url = trocarBanco(servidor, nome);
  const conexao = abrirConexao(url, { max: 5, applicationName: 'patio-teste', ...opcoes });
  return {
    ...conexao,
    url,
    async fechar() {
      await conexao.fechar();
      // "force" ends the connections that a failed test left open.
      await runOnce(servidor, `drop database ${nome} with (force)`);
    },
  };
}
