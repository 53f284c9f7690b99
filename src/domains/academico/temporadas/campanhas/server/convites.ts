import { sql } from 'kysely';
import type { Correio } from '#platform/server/correio/mail.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { campanhasApi } from '../api.ts';
import { respondeu } from '../../server/recusadas.ts';
import { CORREIO_DA_TEMPORADA } from './convidar.ts';

type Query = EntradaServidor<typeof campanhasApi.listarConvites>['query'];
type Linha = RespostaServidor<typeof campanhasApi.listarConvites>['itens'][number];
type Coluna = Query['CampoOrdenado'];

const situacao = sql`case when ${respondeu} then 'respondido' when c.partes_respondidas <> '{}' then 'em_parte' when c.aberto_em is not null then 'aberto'
  when c.falha is not null then 'falhou' when c.saiu_em is not null then 'enviado' else 'a_caminho' end`;
const dosEnvios = sql`from temporadas_envios e join v_protocolo_situacao s on s.id = e.protocolo_id where e.convite_id = c.id`;

/** Who was asked, and how far they got. */
export function listarConvites(db: Db, query: Query): Promise<Pagina<Linha>> {
  const { TemporadaId, Nome, Situacao } = query;
  const lista: DefinicaoLista<Coluna, Linha> = {
    colunas: sql<Linha>`c.id, c.pessoa_id as "pessoaId", p.nome_completo as "pessoaNome", c.email, ${situacao} as situacao, c.enviado_em as "enviadoEm",
      c.respondido_em as "respondidoEm", (select coalesce(json_agg(json_build_object('pessoaNome', q.nome_completo, 'campo', split_part(x.parte, ':', 2)) order by q.nome_busca, x.parte), '[]')
        from unnest(c.sem_documento) as x(parte) join v_pessoa_resumo q on q.id = split_part(x.parte, ':', 1)::bigint) as "semDocumento", (select count(*)::int ${dosEnvios} and s.situacao = 'aberto') as abertos,
      (select count(*)::int ${dosEnvios} and s.situacao <> 'cancelado') as protocolos`,
    de: sql`from temporadas_convites c join v_pessoa_resumo p on p.id = c.pessoa_id`,
    onde: [
      TemporadaId !== undefined && sql`c.temporada_id = ${TemporadaId}`,
      Situacao && sql`${situacao} = ${Situacao}`,
      ...contemPalavras(sql`p.nome_busca`, Nome),
    ],
    ordem: { pessoaNome: { semNulos: sql`p.nome_busca` }, respondidoEm: sql`c.respondido_em` },
    desempate: sql`c.id`,
  };
  return listar<Linha, Coluna>(db, lista, toPaginacao(query));
}

/** The rows follow their mails: they left, or were given up. */
export function ouvirCorreioDasTemporadas(correio: Pick<Correio, 'ouvir'>): void {
  correio.ouvir(CORREIO_DA_TEMPORADA, async (tx, id, desfecho) => {
    await (desfecho.saiu
      ? sql`update temporadas_convites set saiu_em = clock_timestamp(), falha = null where id = ${id}`.execute(tx)
      : sql`update temporadas_convites set falha = ${desfecho.motivo} where id = ${id} and saiu_em is null`.execute(tx));
  });
}
