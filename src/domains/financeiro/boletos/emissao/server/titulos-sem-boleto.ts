import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, totaisDe } from '#platform/server/listas/listas.ts';
import { tituloProcurado } from '#domains/financeiro/titulos/lista/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { emissaoDeBoletosApi } from '../api.ts';
import type { FiltrosDeBoletos } from '#domains/financeiro/boletos/filtros.ts';

type Colunas = 'vencimento' | 'numero' | 'pagador' | 'aluno' | 'saldo';
type Pagina = RespostaServidor<typeof emissaoDeBoletosApi.listarTitulosSemBoleto>;
type Totais = NonNullable<Pagina['totais']>;

/** The filters that titles and slips share but what is searched for, over title `t`. */
export function condicoesDoTitulo(f: FiltrosDeBoletos): RawBuilder<unknown>[] {
  return [
    f.turmaId !== undefined &&
      sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.matricula_id in (select m.id from v_matricula_resumo m where m.turma_id = ${f.turmaId}))`,
    f.alunoId !== undefined && sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.aluno_id = ${f.alunoId})`,
    f.pagadorId !== undefined && sql`t.pagador_id = ${f.pagadorId}`,
  ].filter((c): c is RawBuilder<unknown> => c !== false);
}

/** Whether title `t` waits for a slip: open, to be paid by boleto, and without one that can be paid. */
const espera = sql`t.situacao in ('aberto', 'parcial')
  and t.forma_pagamento_id in (select f.id from v_forma_pagamento f where f.tipo = 'boleto')
  and not exists (select 1 from boletos b where b.titulo_id = t.id and b.situacao in ('gerada', 'enviada', 'registrada'))`;

function condicoes(f: FiltrosDeBoletos): DefinicaoLista<Colunas>['onde'] {
  return [
    espera,
    tituloProcurado(f.nome) ?? false,
    ...condicoesDoTitulo(f),
    f.contaBancariaId !== undefined && sql`t.conta_bancaria_id = ${f.contaBancariaId}`,
    f.vencimentoInicial !== null && sql`t.data_vencimento >= ${f.vencimentoInicial}::date`,
    f.vencimentoFinal !== null && sql`t.data_vencimento <= ${f.vencimentoFinal}::date`,
  ];
}

const lista = (f: FiltrosDeBoletos, hoje: DataCivil): DefinicaoLista<Colunas, Pagina['itens'][number]> => ({
  colunas: sql<Pagina['itens'][number]>`t.id, t.numero, t.aluno_nome as "alunoNome", t.pagador_nome as "pagadorNome",
    (select m.turma_nome from v_matricula_turma m where m.matricula_id = t.matricula_id) as "turmaNome", t.descricao, t.data_vencimento as "dataVencimento",
    t.saldo_centavos as "saldoCentavos", (select c.nome from v_conta_bancaria c where c.id = t.conta_bancaria_id) as "contaNome", t.data_limite < ${hoje}::date as vencido,
    (select b.situacao from boletos b where b.titulo_id = t.id order by b.id desc limit 1) as "ultimaSituacao"`,
  de: sql`from v_titulo_receber t`,
  onde: condicoes(f),
  ordem: {
    vencimento: sql`t.data_vencimento`,
    numero: sql`t.numero`,
    pagador: sql`t.pagador_nome`,
    aluno: sql`t.aluno_nome`,
    saldo: sql`t.saldo_centavos`,
  },
  desempate: sql`t.id`,
});

/** One page of titles that wait for a slip, with the figures of the whole filter. */
export function listarTitulosSemBoleto(db: Db, f: FiltrosDeBoletos, p: Paginacao<Colunas>, hoje: DataCivil): Promise<Pagina> {
  const definicao = lista(f, hoje);
  return listar<Pagina['itens'][number], Colunas, ComTotais<Totais>>(db, definicao, p, () =>
    totaisDe(
      db,
      sql<Totais & { total: number }>`select count(*)::int as total,
      coalesce(sum(t.saldo_centavos), 0)::bigint as "saldoCentavos", (count(*) filter (where t.data_limite < ${hoje}::date))::int as vencidos
      ${definicao.de} ${ondeTodas(definicao.onde)}`,
    ),
  );
}

/** Ids of the titles of a filter that wait for a slip, but some; one more than `maximo` tells that they are too many. */
export async function idsSemBoleto(db: Db | Tx, f: FiltrosDeBoletos, exceto: readonly number[], maximo: number): Promise<number[]> {
  const onde = ondeTodas([...condicoes(f), exceto.length > 0 && sql`t.id <> all(${exceto as number[]})`]);
  const { rows } = await sql<{
    id: number;
  }>`select t.id from v_titulo_receber t ${onde} order by t.data_vencimento, t.id limit ${maximo + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
