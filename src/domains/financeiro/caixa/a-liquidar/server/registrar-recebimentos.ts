import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { dataPrevista, taxasDasPartes, type TermosDaForma } from '../liquidacao.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { conferirPeriodoAberto } from '#domains/financeiro/caixa/server/periodo-aberto.ts';
import { type NovoLancamento, type Operador, registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';
import '#domains/financeiro/caixa/server/restricoes.ts';

export type NovoRecebimento = Omit<NovoLancamento, 'sentido' | 'estorna' | 'origemTipo' | 'formaPagamentoId'> & {
  origemTipo: 'baixa' | 'credito';
  formaPagamentoId: number;
  /** Which payment it is a part of: the fee is of the whole. */
  pagamento: number;
  /** Whether the account has it already, whatever the method says: the bank told so, or a credit pays. */
  naConta: boolean;
};

/** A method whose money comes later or less a fee. */
export type FormaQueEspera = TermosDaForma & { id: number };

/**
 * Money that payers gave. What a method brings at once enters the account; what it brings later, or less a fee, waits to be
 * settled and is in no balance until then. Answers, in the order given, which of them wait.
 * Throws PERIODO_FINANCEIRO_FECHADO or SEM_PERIODO_FINANCEIRO for the day of the payment, and what registrarLancamentos throws.
 */
export async function registrarRecebimentos(
  ato: Ato<Operador>,
  recebimentos: readonly NovoRecebimento[],
  formasQueEsperam: readonly FormaQueEspera[],
  campoDaData?: string,
): Promise<boolean[]> {
  const termos = new Map(formasQueEsperam.map((f) => [f.id, f]));
  const termosDe = (r: NovoRecebimento): TermosDaForma | undefined => (r.naConta ? undefined : termos.get(r.formaPagamentoId));
  await registrarLancamentos(
    ato,
    recebimentos.flatMap((r): NovoLancamento[] => {
      const { pagamento: _pagamento, naConta: _naConta, ...lancamento } = r;
      return termosDe(r) ? [] : [{ ...lancamento, sentido: 'entrada' }];
    }),
    campoDaData,
  );
  if (!recebimentos.some(termosDe)) return recebimentos.map(() => false);
  const locais = await feriadosLocais(ato.tx);
  const linhas = [...Map.groupBy(recebimentos, (r) => r.pagamento).values()].flatMap((partes) => {
    const [primeira] = partes;
    const dele = primeira && termosDe(primeira);
    if (!dele) return [];
    const taxas = taxasDasPartes(
      partes.map((p) => p.valorCentavos),
      dele,
    );
    return partes.map((p, i) => ({ ...p, taxaCentavos: taxas[i] ?? 0, dataPrevista: dataPrevista(p.dataMovimento, dele, locais) }));
  });
  await guardar(ato, linhas, campoDaData);
  return recebimentos.map((r) => termosDe(r) !== undefined);
}

type Guardada = NovoRecebimento & { taxaCentavos: number; dataPrevista: string };

async function guardar({ tx, quem }: Ato<Operador>, linhas: readonly Guardada[], campoDaData?: string): Promise<void> {
  if (linhas.length === 0) return;
  // A payment is taken on a day that is open in the account it will come to, like any other.
  const dias = new Map(linhas.map((l) => [`${l.contaBancariaId} ${l.dataMovimento}`, l]));
  for (const [, l] of [...dias].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await conferirPeriodoAberto(tx, l.contaBancariaId, l.dataMovimento, campoDaData);
  await sql`insert into recebimentos_a_liquidar (origem_tipo, origem_id, conta_bancaria_id, forma_pagamento_id, data_recebimento, data_prevista, bruto_centavos,
      taxa_centavos, categoria, historico, usuario_id, usuario_nome, pessoa_id)
    select e."origemTipo", e."origemId", e."contaBancariaId", e."formaPagamentoId", e."dataMovimento", e."dataPrevista", e."valorCentavos", e."taxaCentavos", e.categoria,
      e.historico, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}, coalesce(e."pessoaId", pessoa_da_origem(e."origemTipo", e."origemId"))
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("origemTipo" text, "origemId" bigint, "contaBancariaId" bigint, "formaPagamentoId" bigint,
      "dataMovimento" date, "dataPrevista" date, "valorCentavos" bigint, "taxaCentavos" bigint, categoria text, historico text, "pessoaId" bigint)
    order by e."origemTipo", e."origemId"`.execute(tx);
}
