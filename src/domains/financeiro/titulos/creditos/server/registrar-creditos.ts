import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import type { CategoriaDoSistema } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';
import './restricoes.ts';

/** What kind of money it is in the cash books: in when it is left, out when a title takes it, so that it nets to what is still owed to payers. */
export const categoriaDeCredito = 'crédito de pagador' satisfies CategoriaDoSistema;
type Autoria = Pick<Quem, 'usuarioId' | 'sessaoId' | 'nome' | 'sobrenome'>;
export type NovoCredito = {
  pagadorId: number;
  /** The payment that it came with. */
  reciboId: number | null;
  dataCredito: DataCivil;
  valorCentavos: Centavos;
  contaBancariaId: number;
  formaPagamentoId: number;
  historico: string;
};

export type CreditoInserido = NovoCredito & { id: number };

/**
 * Records money of payers that no title took and that an account already has: the second payment of one boleto. Each is an entry of
 * cash and an accounting fact. Answers ids in the order given. Throws closed period, CADASTRO_DESCONHECIDO.
 */
export async function registrarCreditos(ato: Ato<Autoria>, creditos: readonly NovoCredito[]): Promise<number[]> {
  const { tx } = ato;
  const inseridos = await inserirCreditos(ato, creditos);
  await registrarLancamentos(
    ato,
    inseridos.map((c) => ({ ...entradaDoCredito(c), sentido: 'entrada' })),
  );
  await registrarFatos(
    tx,
    inseridos.map((c) => fatoDoCredito(c, false)),
  );
  return inseridos.map((c) => c.id);
}

/** The rows of credits and their audit; the money and the facts are left to the caller. */
export async function inserirCreditos<C extends NovoCredito>(ato: Ato<Autoria>, creditos: readonly C[]): Promise<(C & { id: number })[]> {
  const { tx, quem } = ato;
  if (creditos.length === 0) return [];
  const linhas = creditos.map((c, ordem) => ({ ...c, ordem }));
  const { rows } = await sql<{ id: number }>`
    with novos as (
      insert into creditos (pagador_id, recibo_id, data_credito, valor_centavos, conta_bancaria_id, forma_pagamento_id, historico, usuario_id, usuario_nome)
      select e."pagadorId", e."reciboId", e."dataCredito", e."valorCentavos", e."contaBancariaId", e."formaPagamentoId", e.historico, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
      from json_to_recordset(${JSON.stringify(linhas)}::json) as e(ordem int, "pagadorId" bigint, "reciboId" bigint, "dataCredito" date, "valorCentavos" bigint,
        "contaBancariaId" bigint, "formaPagamentoId" bigint, historico text)
      order by e.ordem returning id
    ) select id from novos order by id`.execute(tx);
  const inseridos = creditos.map((credito, i) => ({ ...credito, id: rows[i]?.id ?? 0 }));
  await auditarVarios(
    ato,
    inseridos.map((c) => ({
      acao: 'credito.registrado',
      alvoTipo: 'credito',
      alvoId: c.id,
      depois: { pagadorId: c.pagadorId, valorCentavos: c.valorCentavos, dataCredito: c.dataCredito },
    })),
  );
  return inseridos;
}

/** The money of a credit, as it comes in. */
export const entradaDoCredito = (c: CreditoInserido) => ({
  origemTipo: 'credito' as const,
  origemId: c.id,
  pessoaId: c.pagadorId,
  contaBancariaId: c.contaBancariaId,
  formaPagamentoId: c.formaPagamentoId,
  dataMovimento: c.dataCredito,
  categoria: categoriaDeCredito,
  valorCentavos: c.valorCentavos,
  historico: c.historico,
});

/** The accounting fact of a credit; `espera` when its money is still to be settled. */
export const fatoDoCredito = (c: CreditoInserido, espera: boolean): NovoFato => ({
  evento: 'credito.recebido',
  dataFato: c.dataCredito,
  origemTipo: 'credito',
  origemId: c.id,
  valorCentavos: c.valorCentavos,
  valores: {
    detalhe: c.historico,
    pagadorId: c.pagadorId,
    contaBancariaId: c.contaBancariaId,
    formaPagamentoId: c.formaPagamentoId,
    ...(espera ? { aLiquidar: 'sim' } : {}),
  },
});
