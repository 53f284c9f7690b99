import { sql } from 'kysely';
import type { Presente } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { participacoesApi as api } from '../api.ts';

type Query = EntradaServidor<typeof api.listarParticipacoes>['query'];
type Linha = RespostaServidor<typeof api.listarParticipacoes>['itens'][number];

/**
 * The day on which a row's student left the school, while no exit is recorded and the agreement goes on: the last day of the last enrollment,
 * once none goes on. Who finished stays until the school year ends, and is enrolled again or not. Whoever studied here long before entering
 * is in as something else.
 */
const saiuDaEscolaEm = (
  hoje: DataCivil,
) => sql`(select case when not bool_or(m.ativa or (m.data_saida is null and m.fim >= ${hoje})) then max(coalesce(m.data_saida, m.fim)) end
  from (select v.ano, v.ativa, v.data_saida, coalesce((select f.data_fim from v_segmentacao_do_ano f
      where f.ano_letivo_id = v.ano_letivo_id and f.segmentacao_id = v.segmentacao_id), make_date(v.ano, 12, 31)) as fim
    from v_matricula_resumo v where v.aluno_id = x.pessoa_id and x.saida is null and x.vigente_ate >= ${hoje}) m
  having max(m.ano) >= extract(year from x.entrada) - 1)`;

/** Who is or was in an agreement, on how many contracts its discount was put, and who left the school meanwhile. */
export function listarParticipacoes(db: Db, query: Query, { hoje }: Presente): Promise<Pagina<Linha>> {
  const saiu = saiuDaEscolaEm(hoje);
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`x.id, x.pessoa_id as "pessoaId", p.nome_completo as "pessoaNome", x.titular_id as "titularId",
        (select t.nome_completo from v_pessoa_resumo t where t.id = x.titular_id) as "titularNome", x.entrada, x.saida, ${saiu} as "saiuDaEscolaEm",
        (select count(distinct d.contrato_id)::int from convenios_descontos d where d.participacao_id = x.id and d.ate >= d.de) as contratos, x.versao`,
      de: sql`from v_convenio_pessoa x join v_pessoa_resumo p on p.id = x.pessoa_id`,
      onde: [
        ...contemPalavras(sql`p.nome_busca`, query.Nome),
        query.ConvenioId !== undefined && sql`x.convenio_id = ${query.ConvenioId}`,
        query.SaiuDaEscola !== undefined && sql`(${saiu} is not null) = ${query.SaiuDaEscola}`,
      ],
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
