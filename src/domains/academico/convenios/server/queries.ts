import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { participacoesApi as api } from '../api.ts';

type Query = EntradaServidor<typeof api.listarParticipacoes>['query'];
type Linha = RespostaServidor<typeof api.listarParticipacoes>['itens'][number];

/** Who is or was in an agreement, and on how many contracts its discount was put. */
export function listarParticipacoes(db: Db, query: Query): Promise<Pagina<Linha>> {
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`x.id, x.pessoa_id as "pessoaId", p.nome_completo as "pessoaNome", x.titular_id as "titularId",
        (select t.nome_completo from v_pessoa_resumo t where t.id = x.titular_id) as "titularNome", x.entrada, x.saida,
        (select count(distinct d.contrato_id)::int from convenios_descontos d where d.participacao_id = x.id and d.ate >= d.de) as contratos, x.versao`,
      de: sql`from convenios_pessoas x join v_pessoa_resumo p on p.id = x.pessoa_id`,
      onde: [...contemPalavras(sql`p.nome_busca`, query.Nome), query.ConvenioId !== undefined && sql`x.convenio_id = ${query.ConvenioId}`],
      ordem: { pessoaNome: sql`p.nome_completo`, entrada: sql`x.entrada` },
      desempate: sql`x.id`,
    },
    toPaginacao(query),
  );
}

/** Discounts that an agreement may give: of the kind convênio, in use. */
export async function opcoesDeConvenio(db: Db): Promise<RespostaServidor<typeof api.opcoesDeConvenio>> {
  const { rows: descontos } = await sql<{
    id: number;
    nome: string;
  }>`select id, nome from v_desconto where ativo and tipo = 'convenio' order by nome`.execute(db);
  return { descontos };
}
