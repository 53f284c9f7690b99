import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, contemPalavras, type DefinicaoLista, listar, soFiltraPor } from '#platform/server/listas.ts';
import { pessoasDoCpf } from '#domains/pessoas/server/door.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/paginacao.ts';
import type { FiltrosTitulo, SituacaoDoFiltro, titulosApi } from '../api.ts';
import { diasDaFaixa, type FaixaDeAtraso } from '../atraso.ts';
import { devidoEm, saldoAberto, vencidoEm } from './devido-sql.ts';
import { somarTitulos, type TotaisDoFiltro } from './totais-de-titulos.ts';

type Colunas = 'vencimento' | 'numero' | 'pagador' | 'aluno' | 'valor' | 'saldo' | 'situacao';
export type PaginaDeTitulos = RespostaServidor<typeof titulosApi.listarTitulos>;
export type TituloListado = PaginaDeTitulos['itens'][number];

const condicaoDe = (situacao: SituacaoDoFiltro, hoje: DataCivil): RawBuilder<unknown> =>
  situacao === 'vencido' ? vencidoEm(hoje) : sql`t.situacao = ${sql.lit(situacao)}`;

/** Open titles late by as many days as an age says. */
function atrasadoEm(faixa: FaixaDeAtraso, hoje: DataCivil): RawBuilder<unknown> {
  const { de, ate } = diasDaFaixa(faixa);
  return sql`(${vencidoEm(hoje)} and t.data_vencimento <= ${somarDias(hoje, -de)}::date ${ate === null ? sql`` : sql`and t.data_vencimento >= ${somarDias(hoje, -ate)}::date`})`;
}

/** The titles of who has the CPF that was typed, as payer or student: each part by an index of its own. */
function doCpf(pessoas: RawBuilder<unknown>): RawBuilder<unknown> {
  const emAcordo = sql`select x.titulo_id from acordos_parcelas_partes x join titulos_receber o on o.id = x.origem_titulo_id where o.aluno_id = any(${pessoas})`;
  return sql`(t.pagador_id = any(${pessoas}) or t.aluno_id = any(${pessoas}) or (t.origem = 'acordo' and t.id = any(array(${emAcordo}))))`;
}

/** The words of a search in the payer's name, the student's name, or the number of the title; or a whole CPF. */
function busca(nome: string | undefined): RawBuilder<unknown> | null {
  const comCpf = pessoasDoCpf(nome);
  if (comCpf) return doCpf(comCpf);
  const palavras = contemPalavras(sql`p.nome_busca`, nome);
  if (palavras.length === 0) return null;
  const pessoas = sql`(select p.id from v_pessoa_resumo p where ${sql.join(palavras, sql` and `)})`;
  const numero = contemPalavras(sql`t.numero`, nome);
  const emAcordo = sql`t.origem = 'acordo' and t.id in (select x.titulo_id from acordos_parcelas_partes x join titulos_receber o on o.id = x.origem_titulo_id where o.aluno_id in ${pessoas})`;
  return sql`(t.pagador_id in ${pessoas} or t.aluno_id in ${pessoas} or ${emAcordo} or (${sql.join(numero, sql` and `)}))`;
}

/** The filters of the list, as conditions on title `t`. */
export function condicoesDe(f: FiltrosTitulo, hoje: DataCivil): DefinicaoLista<Colunas>['onde'] {
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
): RawBuilder<unknown> => sql`t.id, t.numero, t.origem, t.parcela, t.parcelas, t.contrato_id as "contratoId", t.pagador_id as "pagadorId", p.nome_completo as "pagadorNome",
  t.aluno_id as "alunoId", ${nomeDoAluno} as "alunoNome", (select m.turma_nome from v_matricula_turma m where m.matricula_id = t.matricula_id) as "turmaNome", t.descricao,
  t.data_vencimento as "dataVencimento", t.valor_centavos as "valorCentavos", t.desconto_incondicional_centavos as "descontoIncondicionalCentavos",
  t.desconto_condicional_centavos as "descontoCondicionalCentavos", t.recebido_centavos as "recebidoCentavos", ${saldoAberto} as "saldoCentavos", ${devidoEm(hoje)} as "devidoHojeCentavos",
  t.situacao, ${vencidoEm(hoje)} as vencido, case when ${vencidoEm(hoje)} then ${hoje}::date - t.data_vencimento else 0 end as "diasAtraso", t.portal,
  case when t.situacao in ('aberto', 'parcial') then ${inteira ? linhaNaFilaDeTodos : linhaNaFila} end as "linhaNaFilaId", t.versao`;

export const deTitulos = sql`from titulos_receber t join v_pessoa_resumo p on p.id = t.pagador_id left join v_pessoa_resumo a on a.id = t.aluno_id`;

/** The list of titles as it stands on a date, for a page of it or read whole. */
export function listaDeTitulos(f: FiltrosTitulo, hoje: DataCivil, comoSeLe?: { inteira: boolean }): DefinicaoLista<Colunas> {
  return {
    colunas: colunasDoTitulo(hoje, comoSeLe),
    de: deTitulos,
    deContagem: sql`from titulos_receber t`,
    planoFixo: soFiltraPor(f, 'situacoes'),
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
export function listarTitulos(db: Db, f: FiltrosTitulo, p: Paginacao<Colunas>, hoje: DataCivil): Promise<PaginaDeTitulos> {
  const lista = listaDeTitulos(f, hoje);
  return listar<TituloListado, Colunas, ComTotais<TotaisDoFiltro>>(db, lista, p, async () => {
    const totais = await somarTitulos(db, lista.onde, hoje);
    return { total: totais.quantidade, totais };
  });
}
