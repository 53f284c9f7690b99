import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/server/database/kysely.ts';
import type { BancoDeTeste } from '#tests/helpers/banco.ts';
import { administradora } from './administradora.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from './aplicacao.ts';

/** The portal as a process of its own over a database, that may die at any moment and be started again with the same data folder. */
export function aplicacaoMortal(banco: () => BancoDeTeste) {
  const dataDir = mkdtempSync(join(tmpdir(), 'patio-falha-'));
  let app: Aplicacao | undefined;
  return {
    /** Started, or started again; gives how the administrator calls it. */
    nascer: async (): Promise<<T>(metodo: string, caminho: string, corpo: unknown, chave: string) => Promise<T>> => {
      app = await iniciarAplicacao({ DATABASE_URL: banco().urlDoDono, DATA_DIR: dataDir });
      const { endereco } = app;
      const entrada = await chamarApi<{ accessToken: string }>(endereco, 'POST', 'Autenticacao/autenticar-administrativo', {
        corpo: administradora,
      });
      const token = entrada.data.accessToken;
      return async <T>(metodo: string, caminho: string, corpo: unknown, chave: string): Promise<T> => {
        const resposta = await chamarApi<T>(endereco, metodo, caminho, { token, corpo, chave });
        expect(resposta.status).toBe(200);
        return resposta.data;
      };
    },
    morrer: async (): Promise<void> => void (await app?.terminar('SIGKILL')),
    /** Ended as an operator ends it: it leaves nothing undone. */
    encerrar: async (): Promise<void> => expect(await app?.terminar('SIGTERM')).toBe(0),
    enterrar: async (): Promise<void> => {
      await app?.terminar('SIGKILL');
      await banco().fechar();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Reads again and again until what is read fits, or the time is over; gives what was read last. */
export async function ate<T>(ler: () => Promise<T>, condicao: (lido: T) => boolean, segundos: number): Promise<T> {
  for (let i = 0; i < segundos * 20; i += 1) {
    const agora = await ler();
    if (condicao(agora)) return agora;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return ler();
}

/** The answers of a job, each kind with its number. */
export async function respostasDaTarefa(db: Db, tarefaId: number): Promise<{ situacao: string; n: number }[]> {
  const { rows } = await sql<{
    situacao: string;
    n: number;
  }>`select situacao, count(*)::int as n from tarefas_itens where tarefa_id = ${tarefaId} group by 1`.execute(db);
  return rows;
}
