import { sql } from 'kysely';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { funcionariosApi } from '../api.ts';
import { ativoEm } from './queries.ts';

type Consulta = EntradaServidor<typeof funcionariosApi.listarDocentes>['query'];

/** Who teaches in a class of a restricted teacher, himself included; false when the reader may see all. */
const colegas = ({ restritoPainelProfessor, pessoaId }: Quem) =>
  restritoPainelProfessor &&
  sql`f.pessoa_id in (select d.pessoa_id from v_docente_turma d join v_turma_do_docente t on t.turma_id = d.turma_id where t.docente_pessoa_id = ${pessoaId}::bigint)`;

/** The people who teach and are employed today, by any part of the name; `id` is the person's. */
export function listarDocentes({ db, quem, hoje }: Contexto, consulta: Consulta): Promise<Pagina<{ id: number; nome: string }>> {
  return listar(
    db,
    {
      colunas: sql`f.pessoa_id as id, f.nome_completo as nome`,
      de: sql`from v_funcionario_resumo f`,
      onde: [sql`f.docente`, colegas(quem), ativoEm(hoje), ...contemPalavras(sql`f.nome_busca`, consulta.Nome)],
      ordem: { nome: { semNulos: sql`f.nome_completo` } },
      desempate: sql`f.id`,
    },
    toPaginacao(consulta),
  );
}
