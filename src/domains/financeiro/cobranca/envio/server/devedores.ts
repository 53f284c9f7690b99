import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, totaisDe } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { devidoEm, saldoAberto } from '#domains/financeiro/titulos/devido/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { comNomeOuCpf } from '#domains/pessoas/busca/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { cobrancaEnvioApi } from '../api.ts';
import type { FiltrosDevedor } from '../api.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { retencao } from '#domains/financeiro/cobranca/server/retidos.ts';

type Colunas = 'nome' | 'diasAtraso' | 'titulos' | 'devido';
export type PaginaDeDevedores = RespostaServidor<typeof cobrancaEnvioApi.listarDevedores>;
type Totais = NonNullable<PaginaDeDevedores['totais']>;
export type DevedorListado = PaginaDeDevedores['itens'][number];

/** Overdue titles by payer, as `d`; filters on titles inside, filters on the sum as having. */
function porPagador(f: FiltrosDevedor, hoje: DataCivil): RawBuilder<unknown> {
  const onde = ondeTodas([
    sql`t.data_limite < ${hoje}::date`,
    // What is owed for a student who died stays in the books, and nobody is asked for it.
    sql`not exists (select 1 from v_aluno_falecido f where f.aluno_id = t.aluno_id)`,
    f.diasMinimo !== undefined && sql`t.data_vencimento <= ${hoje}::date - ${f.diasMinimo}::int`,
    f.diasMaximo !== undefined && sql`t.data_vencimento >= ${hoje}::date - ${f.diasMaximo}::int`,
    f.pagadorId !== undefined && sql`t.pagador_id = ${f.pagadorId}`,
    f.turmaId !== undefined &&
      sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.matricula_id in (select m.id from v_matricula_resumo m where m.turma_id = ${f.turmaId}))`,
  ]);
  return sql`(select t.pagador_id, count(*)::int as titulos, count(*) filter (where ${retencao} = 'contestado')::int as contestados, count(*) filter (where ${retencao} = 'pagamento_na_fila')::int as na_fila, (${hoje}::date - min(t.data_vencimento))::int as dias, sum(${saldoAberto})::bigint as saldo, sum(${devidoEm(hoje)})::bigint as devido
    from v_titulo_em_aberto t ${onde} group by t.pagador_id) d`;
}

/** The list of payers who owe overdue titles, as it stands on a date. */
export function listaDeDevedores(f: FiltrosDevedor, hoje: DataCivil): DefinicaoLista<Colunas, DevedorListado> {
  return {
    colunas: sql<DevedorListado>`d.pagador_id as id, p.nome_completo as nome, d.titulos, d.contestados, d.na_fila as "naFila", d.dias as "diasAtraso", d.saldo as "saldoCentavos", d.devido as "devidoCentavos",
      (select c.valor from v_pessoa_contato c where c.pessoa_id = p.id and c.tipo = 'email' order by c.principal desc, c.id limit 1) as email,
      u.data_carta as "ultimaCartaEm", u.nome as "ultimaCartaNome", exists (select 1 from v_acordo_vigente a where a.pagador_id = d.pagador_id) as "emAcordo"`,
    de: sql`from ${porPagador(f, hoje)} join v_pessoa_resumo p on p.id = d.pagador_id
      left join lateral (select c.data_carta, coalesce(g.nome, m.nome) as nome from cobrancas_cartas c join cobrancas_modelos m on m.id = c.modelo_id left join cobrancas_degraus g on g.id = c.degrau_id
        where c.pagador_id = d.pagador_id and c.situacao not in ('parada', 'falhou') order by c.id desc limit 1) u on true`,
    deContagem: sql`from ${porPagador(f, hoje)} join v_pessoa_resumo p on p.id = d.pagador_id`,
    onde: [
      ...comNomeOuCpf('p', f.nome),
      f.valorMinimo !== undefined && sql`d.devido >= ${f.valorMinimo}`,
      f.valorMaximo !== undefined && sql`d.devido <= ${f.valorMaximo}`,
    ],
    ordem: {
      nome: sql`p.nome_completo`,
      diasAtraso: { semNulos: sql`d.dias` },
      titulos: { semNulos: sql`d.titulos` },
      devido: { semNulos: sql`d.devido` },
    },
    desempate: sql`d.pagador_id`,
  };
}

/** One page of debtors and the totals of the whole filter. */
export function listarDevedores(db: Db, f: FiltrosDevedor, p: Paginacao<Colunas>, hoje: DataCivil): Promise<PaginaDeDevedores> {
  const lista = listaDeDevedores(f, hoje);
  return listar<DevedorListado, Colunas, ComTotais<Totais>>(db, lista, p, () =>
    totaisDe(
      db,
      sql<Totais & { total: number }>`select count(*)::int as total, coalesce(sum(d.titulos), 0)::int as titulos,
      coalesce(sum(d.saldo), 0)::bigint as "saldoCentavos", coalesce(sum(d.devido), 0)::bigint as "devidoCentavos"
      ${lista.deContagem} ${ondeTodas(lista.onde)}`,
    ),
  );
}

/** The columns of the file of debtors, in the reader's language. */
export function colunasDeDevedores(idioma: Idioma): ColunaPlanilha<DevedorListado>[] {
  const t = tradutor(textosCobranca, idioma);
  return [
    { titulo: t('responsavel'), valor: (d) => d.nome, largura: 36 },
    { titulo: t('email'), valor: (d) => d.email, largura: 30 },
    { titulo: t('titulos'), valor: (d) => d.titulos, tipo: 'numero' },
    { titulo: t('maiorAtraso'), valor: (d) => d.diasAtraso, tipo: 'numero' },
    { titulo: t('saldo'), valor: (d) => d.saldoCentavos, tipo: 'centavos', soma: true },
    { titulo: t('devidoHoje'), valor: (d) => d.devidoCentavos, tipo: 'centavos', soma: true },
    { titulo: t('ultimaCarta'), valor: (d) => d.ultimaCartaEm, tipo: 'data' },
    { titulo: t('contestados'), valor: (d) => d.contestados, tipo: 'numero' },
    { titulo: t('naFila'), valor: (d) => d.naFila, tipo: 'numero' },
  ];
}
