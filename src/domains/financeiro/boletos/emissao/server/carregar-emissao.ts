import { sql } from 'kysely';
import { ficouNoBanco } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { naoVale } from '#domains/financeiro/boletos/server/desatualizado.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import type { SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import type { ValorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { DadosDaConta, Especie } from '#domains/financeiro/boletos/codigos/cobranca.ts';

/** A title with everything that decides whether and how it gets a slip. */
export type TituloAEmitir = {
  id: number;
  numero: string;
  situacao: SituacaoTitulo;
  dataVencimento: DataCivil;
  dataLimite: DataCivil;
  /** When the student died; null while alive, and for titles of nobody. */
  alunoFalecidoEm: DataCivil | null;
  saldoCentavos: Centavos;
  amortizadoCentavos: Centavos;
  recebidoCentavos: Centavos;
  dispensadoCentavos: Centavos;
  /** What a change of due date kept of before it is owed on time too. */
  mantidoCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
  multaPercentual: string;
  jurosPercentualMes: string;
  pagadorNome: string;
  pagadorCpf: string | null;
  /** In Brazil: a bank registers no other. */
  pagadorTemEndereco: boolean;
  /** The slip that can still be paid, whether it may no longer be handed out, and whom that waits for. */
  boletoVivo: { numero: string; naoVale: boolean; espera: 'ninguem' | 'recusa' | 'retirada' | 'banco' } | null;
  /** Money of this title waits in the queue of exceptions. */
  pagamentoNaFila: boolean;
  contaBancariaId: number;
  contaNome: string;
  contaAtiva: boolean;
  conta: DadosDaConta;
  /** The carteira and convênio that its slip is issued under: the chosen one, where its account has it, or the account's usual one. */
  cobranca: {
    id: number;
    carteira: string;
    convenio: string;
    complemento: string;
    codigoTransmissao: string;
    especie: Especie;
    aceite: boolean;
    instrucoes: string;
  } | null;
  /** What an overdue title owes on the day that its new slip is due; one whose due date was changed, on that date. */
  devido: ValorDevido | null;
  /** Whether being late will still cost a fine: one that a change of due date kept, waived or not, was the only one. */
  multaPorVir: boolean;
};

/** Loads chosen titles in the order of due dates, in two statements. `em` is the due date of the slips of those overdue at `hoje`. */
export async function carregarParaEmissao(
  db: Db | Tx,
  ids: readonly number[],
  { hoje, em, contaCobrancaId }: { hoje: DataCivil; em: DataCivil; contaCobrancaId: number | null },
): Promise<TituloAEmitir[]> {
  const { rows } = await sql<
    Omit<TituloAEmitir, 'devido' | 'multaPorVir'>
  >`select t.id, t.numero, t.situacao, t.data_vencimento as "dataVencimento", t.data_limite as "dataLimite",
      (select f.data_falecimento from v_aluno_falecido f where f.aluno_id = t.aluno_id) as "alunoFalecidoEm",
      t.saldo_centavos as "saldoCentavos", t.amortizado_centavos as "amortizadoCentavos", t.recebido_centavos as "recebidoCentavos", s.dispensado_centavos as "dispensadoCentavos", s.mantido_centavos as "mantidoCentavos",
      t.desconto_condicional_centavos as "descontoCondicionalCentavos",
      t.multa_percentual::text as "multaPercentual", t.juros_percentual_mes::text as "jurosPercentualMes", t.pagador_nome as "pagadorNome", p.cpf as "pagadorCpf",
      e.pessoa_id is not null as "pagadorTemEndereco",
      (select json_build_object('numero', b.nosso_numero_impresso, 'naoVale', ${naoVale}, 'espera', case when b.situacao = 'gerada' then 'ninguem'
          when exists (select 1 from retornos_linhas l where l.boleto_id = b.id and l.efeito = 'recusada' and l.resultado = 'excecao') then 'recusa' when ${ficouNoBanco} then 'retirada' else 'banco' end) from boletos b
        where b.titulo_id = t.id and b.situacao in ('gerada', 'enviada', 'registrada')) as "boletoVivo",
      exists (select 1 from v_pagamento_na_fila f where f.titulo_id = t.id) as "pagamentoNaFila",
      t.conta_bancaria_id as "contaBancariaId", n.nome as "contaNome", n.ativa as "contaAtiva",
      json_build_object('bancoCodigo', coalesce(c.banco_codigo, ''), 'agencia', c.agencia, 'agenciaDv', c.agencia_dv, 'numero', c.numero, 'numeroDv', c.numero_dv) as conta,
      case when k.id is not null then json_build_object('id', k.id, 'carteira', k.carteira, 'convenio', k.convenio, 'complemento', k.complemento,
        'codigoTransmissao', k.codigo_transmissao, 'especie', k.especie, 'aceite', k.aceite, 'instrucoes', k.instrucoes) end as cobranca
    from v_titulo_receber t join v_titulo_saldo s on s.id = t.id join v_pessoa_resumo p on p.id = t.pagador_id join v_conta_bancaria n on n.id = t.conta_bancaria_id
    left join v_pessoa_endereco_no_brasil e on e.pessoa_id = t.pagador_id
    left join v_conta_bancaria_dados c on c.id = t.conta_bancaria_id
    left join contas_cobranca k on k.ativa and k.id = coalesce(
      (select x.id from contas_cobranca x where x.id = ${contaCobrancaId}::bigint and x.conta_bancaria_id = t.conta_bancaria_id),
      (select p.id from v_cobranca_padrao p where p.conta_bancaria_id = t.conta_bancaria_id))
    where t.id = any(${ids as number[]}) order by t.data_vencimento, t.id`.execute(db);
  const vencidos = rows.filter((t) => t.dataLimite < hoje).map((t) => t.id);
  const mantidos = rows.filter((t) => t.dataLimite >= hoje && t.mantidoCentavos > 0);
  const devidos = new Map(vencidos.length === 0 ? [] : (await valoresDevidosEm(db, vencidos, em)).map((t) => [t.id, t.devido]));
  const semMulta = new Set<number>();
  for (const t of mantidos) {
    const noDia = async (dia: DataCivil): Promise<ValorDevido | undefined> => (await valoresDevidosEm(db, [t.id], dia))[0]?.devido;
    const [devido, depois] = [await noDia(t.dataVencimento), await noDia(somarDias(t.dataLimite, 1))];
    if (devido) devidos.set(t.id, devido);
    if (devido && depois && depois.multaCentavos <= devido.multaCentavos) semMulta.add(t.id);
  }
  return rows.map((titulo) => ({ ...titulo, devido: devidos.get(titulo.id) ?? null, multaPorVir: !semMulta.has(titulo.id) }));
}
