import { sql } from 'kysely';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { criarContas, type NovaConta } from '../../contas/server/door.ts';
import { errosPagar } from '../../erros.ts';
import { ratearPartes } from '../../rateio.ts';
import { cancelarTitulosPagar } from '../../server/cancelar-titulos.ts';
import { type TituloPagarTravado, travarTitulosPagar } from '../../server/carregar.ts';

type Alvo = { id: number; aPartirDe: DataCivil; motivo: string };
type Recorrencia = { fornecedorId: number; impostos: NovaConta['impostos'] };
type Conta = Pick<NovaConta, 'documento' | 'descricao' | 'contaBancariaId' | 'formaPagamentoId'> & {
  id: number;
  numero: string;
  dataVencimento: DataCivil;
  competencia: DataCivil;
};

/** The open titles of a recurrence from the month of a day on, locked. Throws RECORRENCIA_NAO_ENCONTRADA, RECORRENCIA_SEM_ABERTOS. */
async function abertosDe(tx: Tx, { id, aPartirDe }: Alvo): Promise<Recorrencia & { titulos: TituloPagarTravado[] }> {
  // Two changes of one recurrence take turns: the second finds what the first left.
  const { rows } =
    await sql<Recorrencia>`select fornecedor_id as "fornecedorId", impostos from recorrencias_pagar where id = ${id} for update`.execute(
      tx,
    );
  if (!rows[0]) throw errosPagar.RECORRENCIA_NAO_ENCONTRADA();
  const deles = await sql<{ id: number }>`select t.id from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id
    where c.recorrencia_id = ${id} and c.competencia >= date_trunc('month', ${aPartirDe}::date)`.execute(tx);
  const titulos = (
    await travarTitulosPagar(
      tx,
      deles.rows.map((t) => t.id),
    )
  ).filter((t) => t.situacao === 'aberto');
  if (titulos.length === 0) throw errosPagar.RECORRENCIA_SEM_ABERTOS({ mes: formatarData(aPartirDe).slice(3) }, { campos: ['aPartirDe'] });
  return { ...rows[0], titulos };
}

/** Ends a recurrence from a month on: what is open from then on is cancelled. Throws what `abertosDe` does. */
export async function encerrarRecorrencia(ato: Ato<Pessoa>, pedido: Alvo): Promise<{ alterados: number }> {
  const { titulos } = await abertosDe(ato.tx, pedido);
  await cancelarTitulosPagar(ato, { titulos, motivo: pedido.motivo });
  return { alterados: titulos.length };
}

/**
 * Gives a recurrence another amount from a month on: open bills of another amount are cancelled and entered anew, with their documents and
 * without the code of the amount before. Throws what `abertosDe` and `criarContas` do.
 */
export async function ajustarRecorrencia(ato: Ato<Pessoa>, pedido: Alvo & { valorCentavos: Centavos }): Promise<{ alterados: number }> {
  const { tx, hoje } = ato;
  const { valorCentavos } = pedido;
  const { fornecedorId, impostos, titulos: abertos } = await abertosDe(tx, pedido);
  const titulos = abertos.filter((t) => t.valorCentavos + t.retidoCentavos !== valorCentavos);
  const contas = new Map(
    (
      await lerContas(
        tx,
        titulos.map((t) => t.contaPagarId),
      )
    ).map((c) => [c.id, c]),
  );
  await cancelarTitulosPagar(ato, { titulos, motivo: pedido.motivo });
  const novas = titulos.flatMap(({ contaPagarId, rateio }): NovaConta[] => {
    const conta = contas.get(contaPagarId);
    if (!conta) return [];
    const { id: _, numero, dataVencimento, competencia, ...igual } = conta;
    return [
      {
        ...igual,
        impostos,
        dataEmissao: dataVencimento < hoje ? dataVencimento : hoje,
        valorCentavos,
        parcelas: 1,
        primeiroVencimento: dataVencimento,
        rateio: ratearPartes(valorCentavos, rateio),
        codigo: null,
        recorrencia: { id: pedido.id, competencia },
        noLugarDe: numero,
      },
    ];
  });
  const criadas = await criarContas(ato, { fornecedorId, contas: novas });
  await levarAnexos(
    tx,
    criadas.map(({ id }, i) => ({ de: titulos[i]?.contaPagarId, para: id })),
  );
  return { alterados: titulos.length };
}

/** The documents of bills go along to those that stand in their place, as who attached them did. */
async function levarAnexos(tx: Tx, trocas: readonly { de: number | undefined; para: number }[]): Promise<void> {
  await sql`insert into contas_pagar_anexos (conta_pagar_id, arquivo_id, nome, refeito, usuario_id, usuario_nome, created_at)
    select p.para, a.arquivo_id, a.nome, a.refeito, a.usuario_id, a.usuario_nome, a.created_at
    from json_to_recordset(${JSON.stringify(trocas)}::json) as p(de bigint, para bigint) join contas_pagar_anexos a on a.conta_pagar_id = p.de order by a.id`.execute(
    tx,
  );
}

/** What the months of a recurrence keep when their amount changes. */
async function lerContas(tx: Tx, ids: readonly number[]): Promise<Conta[]> {
  const { rows } =
    await sql<Conta>`select c.id, c.numero, c.documento, c.descricao, c.conta_bancaria_id as "contaBancariaId", c.forma_pagamento_id as "formaPagamentoId", coalesce(c.competencia, t.data_vencimento) as competencia, t.data_vencimento as "dataVencimento"
    from contas_pagar c join titulos_pagar t on t.conta_pagar_id = c.id where c.id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows;
}
