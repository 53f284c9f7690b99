import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { atosDeRegistro, registroListado } from '#platform/server/registros/registro.ts';

type Frase = { id: number; texto: string; ativa: boolean; versao: number };

/** The phrases of the school, by their words. */
export async function listarFrases(db: Db): Promise<{ itens: Frase[] }> {
  const { rows } = await sql<Frase>`select id, texto, ativa, versao from frases_parecer order by f_busca(texto), id limit 500`.execute(db);
  return { itens: rows };
}

const frases = registroListado<Frase, { texto: string; ativa: boolean }>({
  tabela: 'frases_parecer',
  alvoTipo: 'frase_parecer',
  ato: { nome: 'fraseParecer', genero: 'a' },
  selecao: sql<Frase>`r.id, r.texto, r.ativa, r.versao`,
  de: sql`from frases_parecer r`,
  colunas: { texto: 'texto', ativa: 'ativa' },
});
export const { criar: criarFrase, editar: editarFrase, excluir: excluirFrase } = atosDeRegistro(frases);
