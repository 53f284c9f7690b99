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

/** The day on which a row's student left the school after entering, while no exit is recorded and the agreement goes on. */
const saiuDaEscolaEm = (
  hoje: DataCivil,
) => sql`(select case when not m.ativa and m.data_saida >= x.entrada then m.data_saida end from v_matricula_resumo m
  where m.aluno_id = x.pessoa_id and x.saida is null and x.vigente_ate >= ${hoje} order by m.ativa desc, m.ano desc, m.id desc limit 1)`;

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
