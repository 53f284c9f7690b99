import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { tiposDaGravidade } from '#shared/eventos-de-seguranca.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { segurancaApi } from '../api.ts';
import { nomeDoEvento, nomeDoMotivo } from '../nomes.ts';
import { textosSeguranca } from '../texts.ts';

type Query = EntradaServidor<typeof segurancaApi.listarEventos>['query'];
type Evento = RespostaServidor<typeof segurancaApi.listarEventos>['itens'][number];

const fuso = sql`current_setting('patio.fuso')`;
const alvoDaBusca = sql`f_busca(concat_ws(' ', u.nome, u.sobrenome, u.email, e.ip, e.rota, e.motivo, e.correlacao))`;

/** Newest first: two events of one instant stand in the order in which they were written. */
function lista({ Texto, Gravidade, Tipo, UsuarioId, DataInicial, DataFinal }: Query): DefinicaoLista<'em', Evento> {
  return {
    colunas: sql<Evento>`e.id, e.em, e.tipo, e.usuario_id as "usuarioId", nullif(concat_ws(' ', u.nome, u.sobrenome), '') as "usuarioNome", u.email as "usuarioEmail",
      e.ip, e.rota, e.alvo_id as "alvoId", e.motivo, e.correlacao`,
    de: sql`from eventos_seguranca e left join usuarios u on u.id = e.usuario_id`,
    onde: [
      ...contemPalavras(alvoDaBusca, Texto),
      Gravidade && sql`e.tipo = any(${tiposDaGravidade(Gravidade)}::text[])`,
      Tipo && sql`e.tipo = ${Tipo}`,
      UsuarioId !== undefined && sql`e.usuario_id = ${UsuarioId}`,
      DataInicial !== null && sql`e.em >= (${DataInicial}::date)::timestamp at time zone ${fuso}`,
      DataFinal !== null && sql`e.em < (${DataFinal}::date + 1)::timestamp at time zone ${fuso}`,
    ],
    ordem: { em: { semNulos: sql`e.em` } },
    desempate: sql`e.id`,
  };
}

/** A page of events. */
export function listarEventos(db: Db, query: Query): Promise<Pagina<Evento>> {
  return listar<Evento, 'em'>(db, lista(query), toPaginacao(query));
}

/** The events of a filter as a file. */
export function exportarEventos({ db, pedido, servicos }: Contexto, query: Query & { Formato: 'csv' | 'xlsx' }): Arquivo {
  const t = tradutor(textosSeguranca, pedido.idioma);
  return exportar<Evento>(
    t('eventos'),
    query.Formato,
    [
      { titulo: t('em'), valor: (e) => formatarInstante(e.em, servicos.config.tzEscola), largura: 18 },
      { titulo: t('evento'), valor: (e) => nomeDoEvento(e.tipo, pedido.idioma), largura: 44 },
      { titulo: t('usuario'), valor: (e) => e.usuarioNome, largura: 30 },
      { titulo: t('email'), valor: (e) => e.usuarioEmail, largura: 30 },
      { titulo: t('endereco'), valor: (e) => e.ip, largura: 18 },
      { titulo: t('rota'), valor: (e) => e.rota, largura: 40 },
      { titulo: t('registro'), valor: (e) => e.alvoId, tipo: 'numero' },
      { titulo: t('motivo'), valor: (e) => nomeDoMotivo(e.motivo, pedido.idioma), largura: 40 },
      { titulo: t('codigo'), valor: (e) => e.correlacao, largura: 16 },
    ],
    percorrer<Evento, 'em'>(db, lista(query), toPaginacao(query)),
  );
}
