import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type NovoFato, registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { type Operador, registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import { estornarRecebimentos } from '#domains/financeiro/caixa/a-liquidar/server/door.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosCredito } from '../erros.ts';
import { categoriaDeCredito } from './registrar-creditos.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';
import './restricoes.ts';

export type CreditoTravado = {
  id: number;
  pagadorId: number;
  dataCredito: DataCivil;
  valorCentavos: Centavos;
  utilizadoCentavos: Centavos;
  contaBancariaId: number;
  formaPagamentoId: number;
  /** The clock of the database. */
};
export type NovoUso = {
  tipo: 'baixa' | 'devolucao' | 'estorno';
  baixaId: number | null;
  valorCentavos: Centavos;
  contaBancariaId: number;
  motivo: string | null;
  historico: string;
};
const eventos = { baixa: 'credito.utilizado', devolucao: 'credito.devolvido' } as const;

/** Locks a credit; whoever also changes titles has locked those first. Throws CREDITO_NAO_ENCONTRADO. */
export async function travarCredito(tx: Tx, id: number): Promise<CreditoTravado> {
  const { rows } =
    await sql<CreditoTravado>`select id, pagador_id as "pagadorId", data_credito as "dataCredito", valor_centavos as "valorCentavos",
      utilizado_centavos as "utilizadoCentavos", conta_bancaria_id as "contaBancariaId", forma_pagamento_id as "formaPagamentoId"
    from creditos where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosCredito.CREDITO_NAO_ENCONTRADO();
  return rows[0];
}

/** Money that the bank credits on a day to come is there from that day on, whatever day is asked for. Throws CREDITO_ANTERIOR. */
export function conferirDepoisDaEntrada({ dataCredito }: CreditoTravado, dataUso: DataCivil, hoje: DataCivil): void {
  if (dataUso < dataCredito || hoje < dataCredito)
    throw errosCredito.CREDITO_ANTERIOR({ data: formatarData(dataCredito) }, { campos: ['dataUso'] });
}

/** Takes money off a locked credit: its uses, their cash entries going out, their facts. Throws CREDITO_INSUFICIENTE. */
export async function gravarUsos(ato: Ato<Operador>, credito: CreditoTravado, dataUso: DataCivil, usos: readonly NovoUso[]): Promise<void> {
  const { tx, quem } = ato;
  const total = usos.reduce((soma, u) => soma + u.valorCentavos, 0);
  const saldo = centavos(credito.valorCentavos - credito.utilizadoCentavos);
  if (total > saldo)
    throw errosCredito.CREDITO_INSUFICIENTE(
      { saldo: formatarReais(saldo), valor: formatarReais(centavos(total)) },
      { campos: ['valorCentavos'] },
    );
  const { rows } = await sql<{ id: number }>`
    with alterado as (
      update creditos set utilizado_centavos = utilizado_centavos + ${total}, versao = versao + 1 where id = ${credito.id}
    ), novos as (
      insert into creditos_usos (credito_id, tipo, baixa_id, data_uso, valor_centavos, conta_bancaria_id, motivo, usuario_id, usuario_nome)
      select ${credito.id}::bigint, e.tipo, e."baixaId", ${dataUso}::date, e."valorCentavos", e."contaBancariaId", e.motivo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
      from json_to_recordset(${JSON.stringify(usos.map((u, ordem) => ({ ...u, ordem })))}::json) as e(ordem int, tipo text, "baixaId" bigint, "valorCentavos" bigint, "contaBancariaId" bigint, motivo text)
      order by e.ordem returning id
    ) select id from novos order by id`.execute(tx);
  const feitos = usos.map((uso, i) => ({ ...uso, id: rows[i]?.id ?? 0 }));
  const saidaDe = (u: (typeof feitos)[number]) => ({
    origemTipo: 'credito_uso',
    origemId: u.id,
    contaBancariaId: u.contaBancariaId,
    // Money handed back leaves the account by no method of receiving.
    formaPagamentoId: u.tipo === 'devolucao' ? null : credito.formaPagamentoId,
    dataMovimento: dataUso,
    sentido: 'saida' as const,
    categoria: categoriaDeCredito,
    valorCentavos: u.valorCentavos,
    historico: u.historico,
  });
  const comuns = feitos.flatMap(({ tipo, ...u }) => (tipo === 'estorno' ? [] : [{ ...u, tipo }]));
  await registrarLancamentos(ato, comuns.map(saidaDe));
  await estornarRecebimentos(
    ato,
    feitos.filter((u) => u.tipo === 'estorno').map((u) => ({ ...saidaDe(u), estorna: { origemTipo: 'credito', origemId: credito.id } })),
  );
  await registrarFatos(
    tx,
    comuns.map(
      (u): NovoFato => ({
        evento: eventos[u.tipo],
        dataFato: dataUso,
        origemTipo: 'credito_uso',
        origemId: u.id,
        valorCentavos: u.valorCentavos,
        valores: {
          detalhe: u.historico,
          creditoId: credito.id,
          pagadorId: credito.pagadorId,
          baixaId: u.baixaId,
          contaBancariaId: u.contaBancariaId,
        },
      }),
    ),
  );
  for (const u of feitos.filter((uso) => uso.tipo === 'estorno'))
    await registrarEstornoDeFato(tx, {
      original: { evento: 'credito.recebido', origemTipo: 'credito', origemId: credito.id },
      evento: 'credito.estornado',
      dataFato: dataUso,
      origemTipo: 'credito_uso',
      origemId: u.id,
    });
}

/** Gives back to its credit what a baixa that is being reversed had taken of it; nothing when it was paid with money. The title is locked. */
export async function devolverAoCredito(ato: Ato<Operador>, baixaId: number, data: DataCivil): Promise<void> {
  const { tx } = ato;
  const { rows } = await sql<UsoDesfeito>`
    select u.id, u.credito_id as "creditoId", u.valor_centavos as "valorCentavos", u.conta_bancaria_id as "contaBancariaId", c.forma_pagamento_id as "formaPagamentoId"
    from creditos_usos u join creditos c on c.id = u.credito_id where u.baixa_id = ${baixaId}`.execute(tx);
  const [uso] = rows;
  if (!uso) return;
  await desfazerUso(ato, uso, { tipo: 'baixa', data, historico: escreverHistorico('creditoDeVolta') });
}

export type UsoDesfeito = {
  id: number;
  creditoId: number;
  valorCentavos: Centavos;
  contaBancariaId: number;
  formaPagamentoId: number | null;
};

/** What was taken of a credit is there again: its figure, the opposite of its cash entry, the opposite of its fact. */
export async function desfazerUso(
  ato: Ato<Operador>,
  uso: UsoDesfeito,
  { tipo, data, historico }: { tipo: 'baixa' | 'devolucao'; data: DataCivil; historico: string },
): Promise<void> {
  const { tx } = ato;
  await sql`update creditos set utilizado_centavos = utilizado_centavos - ${uso.valorCentavos}, versao = versao + 1 where id = ${uso.creditoId}`.execute(
    tx,
  );
  await registrarLancamentos(ato, [
    {
      origemTipo: 'credito_uso_estorno',
      origemId: uso.id,
      estorna: { origemTipo: 'credito_uso', origemId: uso.id },
      contaBancariaId: uso.contaBancariaId,
      formaPagamentoId: uso.formaPagamentoId,
      dataMovimento: data,
      sentido: 'entrada',
      categoria: categoriaDeCredito,
      valorCentavos: uso.valorCentavos,
      historico,
    },
  ]);
  const fato = { origemTipo: 'credito_uso', origemId: uso.id } as const;
  await registrarEstornoDeFato(tx, {
    ...(tipo === 'baixa'
      ? { evento: 'credito.uso_estornado', original: { evento: eventos.baixa, ...fato } }
      : { evento: 'credito.devolucao_estornada', original: { evento: eventos.devolucao, ...fato } }),
    dataFato: data,
    origemTipo: 'credito_uso_estorno',
    origemId: uso.id,
  });
}
