import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { emailDaPessoa, familiasDaTemporada } from '../../server/familias.ts';
import type { campanhasApi } from '../api.ts';

type Query = EntradaServidor<typeof campanhasApi.listarSemEmail>['query'];
type Linha = RespostaServidor<typeof campanhasApi.listarSemEmail>['itens'][number];

/** Guardians who cannot be asked in a season that is not closed, or in any: no mail address of theirs is on record. */
export function listarSemEmail(db: Db, { TemporadaId, Nome, ...query }: Query): Promise<Pagina<Linha>> {
  const quais = sql`any(array(select t.id from temporadas t where t.situacao <> 'encerrada' and t.id = coalesce(${TemporadaId ?? null}::bigint, t.id)))`;
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`x.id, x.nome as "pessoaNome", x.alunos`,
      de: sql`from (select q.id, q.nome_completo as nome, q.nome_busca, coalesce(string_agg(distinct al.nome_completo, ', '), '') as alunos
        ${familiasDaTemporada(quais)} and ${emailDaPessoa(sql`q.id`)} is null group by q.id, q.nome_completo, q.nome_busca) x`,
      onde: contemPalavras(sql`x.nome_busca`, Nome),
      ordem: { pessoaNome: { semNulos: sql`x.nome_busca` } },
      desempate: sql`x.id`,
    },
    toPaginacao(query),
  );
}
