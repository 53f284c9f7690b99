import { sql } from 'kysely';
import { encontram } from '#domains/academico/contratos/linhas/conferir-descontos.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { alcanceEntre } from '../alcance.ts';
import { errosDescontoDatado as erros } from '../erros.ts';
import { aditarHoje } from './aditar.ts';
import { linhasDoCurso, travarContratoDaMatricula, travarVivoDaMatricula } from './carregar.ts';
import { type DescontoEmVigor, lerEmVigor } from './em-vigor.ts';
import { type DescontoDatado, lerDesconto } from './ler-desconto.ts';
import { descontosDoRascunho, trocarDescontos } from './rascunho.ts';

type Pedido = {
  matriculaId: number;
  descontoId: number;
  de: DataCivil;
  ate: DataCivil | null;
  motivo: string;
  /** Where the contract was agreed with the very discount, it is that one. */
  assume?: true;
};

/**
 * Puts a discount of the register on the installments of a student that fall due between two days. Gives where it went; `assume`: or stands
 * already, and the last day on which an installment that has it falls due.
 * @throws DESCONTO_SEM_CONTRATO, DESCONTO_CONTRATO_PARADO, DESCONTO_SEM_PARCELAS, DESCONTO_JA_NO_CONTRATO, and what the lines of a contract and its addenda refuse
 */
export async function incluirDesconto(
  ato: Ato,
  { matriculaId, descontoId, de, ate, motivo, assume }: Pedido,
): Promise<{ contratoId: number; aditivoId: number | null; ate?: DataCivil }> {
  const contrato = await travarContratoDaMatricula(ato.tx, matriculaId);
  const { id: contratoId, numero, situacao } = contrato;
  if (situacao !== 'rascunho' && situacao !== 'ativo')
    throw erros.DESCONTO_CONTRATO_PARADO({ numero, situacao: contratoEmFrase(situacao) });
  const desconto = await lerDesconto(ato.tx, descontoId);
  const doCurso = linhasDoCurso(contrato);
  const { parcelas, descontos } = await lerEmVigor(ato.tx, contrato);
  const alcance = alcanceEntre(parcelas, { de, ate }).filter(({ precoIndice }) => doCurso.has(precoIndice));
  if (alcance.length === 0) throw erros.DESCONTO_SEM_PARCELAS({ numero, de: formatarData(de) });
  const dados = descontos.filter((dado) => dado.descontoId === descontoId && alcance.some((trecho) => encontram(dado, trecho)));
  const ja =
    assume && dados.every((dado) => isOMesmo(dado, desconto)) && alcance.every((trecho) => dados.some((dado) => cobre(dado, trecho)));
  const onde = ja ? await ondeEstao(ato.tx, dados) : undefined;
  if (onde !== undefined) {
    const com = parcelas.filter((p) => dados.some((dado) => cobre(dado, { ...p, parcelaDe: p.parcela, parcelaAte: p.parcela })));
    return { contratoId, aditivoId: onde, ate: com.reduce((fim, { vencimento }) => (vencimento > fim ? vencimento : fim), de) };
  }
  if (dados.length > 0) throw erros.DESCONTO_JA_NO_CONTRATO({ numero, desconto: desconto.descricao, de: formatarData(de) });
  if (situacao === 'rascunho') {
    // In a draft that gets more installments, what reaches the last one goes on to the new ones.
    const ultimaDe = (indice: number): number => Math.max(...parcelas.filter((p) => p.precoIndice === indice).map((p) => p.parcela));
    const abertos = alcance.map((trecho) =>
      trecho.parcelaAte === ultimaDe(trecho.precoIndice) ? { ...trecho, parcelaAte: null } : trecho,
    );
    await trocarDescontos(ato, contrato, [...descontosDoRascunho(contrato), ...abertos.map((trecho) => ({ ...desconto, ...trecho }))]);
    return { contratoId, aditivoId: null };
  }
  const termos = alcance.map((trecho) => ({ tipo: 'incluir_desconto' as const, ...desconto, ...trecho }));
  return { contratoId, aditivoId: await aditarHoje(ato, { contratoId, motivo, termos }) };
}

/** The contract of an enrollment that gives a discount on installments due from a day on, by its number; null where none does. The contract is locked. */
export async function contratoComDesconto(
  tx: Tx,
  { matriculaId, descontoId, de }: Pick<Pedido, 'matriculaId' | 'descontoId' | 'de'>,
): Promise<string | null> {
  const contrato = await travarVivoDaMatricula(tx, matriculaId);
  if (!contrato) return null;
  const { parcelas, descontos } = await lerEmVigor(tx, contrato);
  const alcance = alcanceEntre(parcelas, { de, ate: null });
  return descontos.some((dado) => dado.descontoId === descontoId && alcance.some((trecho) => encontram(dado, trecho)))
    ? contrato.numero
    : null;
}

/** A line gives what the register does. */
const isOMesmo = (dado: DescontoEmVigor, cadastro: DescontoDatado): boolean =>
  (['forma', 'percentual', 'valorCentavos', 'limiteCentavos', 'condicional', 'sobreValorCheio'] as const).every(
    (membro) => dado[membro] === cadastro[membro],
  );

/** The addendum by which discounts are given, null for lines of the contract; undefined where they are of more than one place. */
async function ondeEstao(tx: Tx, dados: readonly DescontoEmVigor[]): Promise<number | null | undefined> {
  const termos = dados.flatMap(({ chave }) => (chave?.startsWith('termo:') ? [Number(chave.slice('termo:'.length))] : []));
  if (termos.length === 0) return null;
  const { rows } = await sql<{
    id: number;
  }>`select distinct aditivo_id as id from aditivos_termos where id = any(${termos}::bigint[])`.execute(tx);
  return termos.length === dados.length && rows.length === 1 ? rows[0]?.id : undefined;
}

type Trecho = Parameters<typeof encontram>[0];
const cobre = (dado: Trecho, trecho: Trecho): boolean =>
  (dado.precoIndice === null || dado.precoIndice === trecho.precoIndice) &&
  dado.parcelaDe <= trecho.parcelaDe &&
  (dado.parcelaAte ?? 60) >= (trecho.parcelaAte ?? 60);
