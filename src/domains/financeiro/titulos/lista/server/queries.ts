import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, soFiltraPor } from '#platform/server/listas/listas.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { FiltrosTitulo, SituacaoDoFiltro, titulosApi } from '../api.ts';
import { diasDaFaixa, type FaixaDeAtraso } from '../atraso.ts';
import { busca, primeirasPorNome } from './busca.ts';
import { devidoEm, saldoAberto, vencidoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { somarTitulos, type TotaisDoFiltro } from './totais-de-titulos.ts';

export type ColunaDeTitulo = 'vencimento' | 'numero' | 'pagador' | 'aluno' | 'valor' | 'saldo' | 'situacao';
export type PaginaDeTitulos = RespostaServidor<typeof titulosApi.listarTitulos>;
export type TituloListado = PaginaDeTitulos['itens'][number];

const condicaoDe = (situacao: SituacaoDoFiltro, hoje: DataCivil): RawBuilder<unknown> =>
  situacao === 'vencido' ? vencidoEm(hoje) : sql`t.situacao = ${sql.lit(situacao)}`;

/** Open titles late by as many days as an age says. */
function atrasadoEm(faixa: FaixaDeAtraso, hoje: DataCivil): RawBuilder<unknown> {
  const { de, ate } = diasDaFaixa(faixa);
  return sql`(${vencidoEm(hoje)} and t.data_vencimento <= ${somarDias(hoje, -de)}::date ${ate === null ? sql`` : sql`and t.data_vencimento >= ${somarDias(hoje, -ate)}::date`})`;
}

/** The filters of the list, as conditions on title `t`. */
export function condicoesDe(f: FiltrosTitulo, hoje: DataCivil): DefinicaoLista<ColunaDeTitulo>['onde'] {
  return [
    busca(f.nome),
    f.turmaId !== undefined &&
      sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.matricula_id in (select m.id from v_matricula_resumo m where m.turma_id = ${f.turmaId}))`,
    f.vencimentoInicial !== null && sql`t.data_vencimento >= ${f.vencimentoInicial}::date`,
    f.vencimentoFinal !== null && sql`t.data_vencimento <= ${f.vencimentoFinal}::date`,
    f.situacoes.length > 0 &&
      sql`(${sql.join(
        f.situacoes.map((s) => condicaoDe(s, hoje)),
        sql` or `,
      )})`,
    f.contaBancariaId !== undefined && sql`t.conta_bancaria_id = ${f.contaBancariaId}`,
    f.pagadorId !== undefined && sql`t.pagador_id = ${f.pagadorId}`,
    f.alunoId !== undefined && sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.aluno_id = ${f.alunoId})`,
    f.contratoId !== undefined && sql`t.contrato_id = ${f.contratoId}`,
    f.matriculaId !== undefined && sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.matricula_id = ${f.matriculaId})`,
    f.portal !== undefined && sql`t.portal = ${f.portal}`,
    f.atraso !== undefined && atrasadoEm(f.atraso, hoje),
  ];
}

/** The student of title `t`; of an installment that an agreement made of the debts of several, all of them. */
export const nomeDoAluno = sql`case when t.aluno_id is null and t.origem = 'acordo' then alunos_do_titulo(t.id) else a.nome_completo end`;

/** The line of a bank's return with money for title `t` that waits, found from its slips: what a page asks for. */
const linhaNaFila = sql`(select min(f.linha_id) from v_pagamento_na_fila f where f.titulo_id = t.id)`;
/** The same for a whole list: which few titles wait is read once, and no other title's slips are gone through. */
const linhaNaFilaDeTodos = sql`case when t.id in (select f.titulo_id from v_pagamento_na_fila f) then ${linhaNaFila} end`;

/** The select list of a title as lists show it. */
export const colunasDoTitulo = (
  hoje: DataCivil,
  { inteira = false } = {},
) => sql<TituloListado>`t.id, t.numero, t.origem, t.parcela, t.parcelas, t.contrato_id as "contratoId", t.pagador_id as "pagadorId", p.nome_completo as "pagadorNome",
  t.aluno_id as "alunoId", ${nomeDoAluno} as "alunoNome", (select m.turma_nome from v_matricula_turma m where m.matricula_id = t.matricula_id) as "turmaNome", t.descricao,
  t.data_vencimento as "dataVencimento", t.valor_centavos as "valorCentavos", t.desconto_incondicional_centavos as "descontoIncondicionalCentavos",
  t.desconto_condicional_centavos as "descontoCondicionalCentavos", t.recebido_centavos as "recebidoCentavos", ${saldoAberto} as "saldoCentavos", ${devidoEm(hoje)} as "devidoHojeCentavos",
  t.situacao, ${vencidoEm(hoje)} as vencido, case when ${vencidoEm(hoje)} then ${hoje}::date - t.data_vencimento else 0 end as "diasAtraso", t.portal,
  case when t.situacao in ('aberto', 'parcial') then ${inteira ? linhaNaFilaDeTodos : linhaNaFila} end as "linhaNaFilaId", t.versao`;

const juncoes = sql`join v_pessoa_resumo p on p.id = t.pagador_id left join v_pessoa_resumo a on a.id = t.aluno_id`;
export const deTitulos = sql`from titulos_receber t ${juncoes}`;

const deUm = ['alunoId', 'pagadorId', 'contratoId', 'matriculaId'] as const;

/** The list of titles as it stands on a date, for page `p` of it or read whole. */
export function listaDeTitulos(
  f: FiltrosTitulo,
  hoje: DataCivil,
  { inteira = false, p }: { inteira?: boolean; p?: Paginacao<ColunaDeTitulo> } = {},
): DefinicaoLista<ColunaDeTitulo, TituloListado> {
  return {
    colunas: colunasDoTitulo(hoje, { inteira }),
    de: deTitulos,
    deContagem: sql`from titulos_receber t`,
    colunasDepois: true,
    primeiras: p && primeirasPorNome(f, p, { outras: condicoesDe({ ...f, nome: undefined }, hoje), juncoes }),
    // An account or a contract has few titles, whichever it is.
    planoFixo: soFiltraPor(f, 'situacoes', ...((f.alunoId ?? f.pagadorId ?? f.contratoId ?? f.matriculaId) ? deUm : [])),
    onde: condicoesDe(f, hoje),
    ordem: {
      vencimento: { semNulos: sql`t.data_vencimento` },
      numero: sql`t.numero`,
      pagador: sql`p.nome_completo`,
      aluno: nomeDoAluno,
      valor: sql`t.valor_centavos`,
      saldo: saldoAberto,
      situacao: sql`t.situacao`,
    },
    desempate: sql`t.id`,
  };
}

/** One page of titles and the totals of the whole filter. */
export function listarTitulos(db: Db, f: FiltrosTitulo, p: Paginacao<ColunaDeTitulo>, hoje: DataCivil): Promise<PaginaDeTitulos> {
  const lista = listaDeTitulos(f, hoje, { p });
  return listar<TituloListado, ColunaDeTitulo, ComTotais<TotaisDoFiltro>>(db, lista, p, async () => {
    const totais = await somarTitulos(db, lista.onde, hoje);
    return { total: totais.quantidade, totais };
  });
}
