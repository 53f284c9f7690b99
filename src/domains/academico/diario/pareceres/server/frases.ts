import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { atosDeRegistro } from '#platform/server/registros/registro.ts';

type Frase = { id: number; texto: string; ativa: boolean; versao: number };

async function obterFrase(db: Db | Tx, id: number): Promise<Frase> {
  const { rows } = await sql<Frase>`select id, texto, ativa, versao from frases_parecer where id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** The phrases of the school, by their words. */
export async function listarFrases(db: Db): Promise<{ itens: Frase[] }> {
  const { rows } = await sql<Frase>`select id, texto, ativa, versao from frases_parecer order by f_busca(texto), id limit 500`.execute(db);
  return { itens: rows };
}

export const {
  criar: criarFrase,
  editar: editarFrase,
  excluir: excluirFrase,
} = atosDeRegistro<Frase, { texto: string; ativa: boolean }>({
  tabela: 'frases_parecer',
  alvoTipo: 'frase_parecer',
  ato: { nome: 'fraseParecer', genero: 'a' },
  obter: obterFrase,
  colunas: { texto: 'texto', ativa: 'ativa' },
});
