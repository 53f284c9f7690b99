import { sql } from 'kysely';
import { comDescontosVigentes } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { podeMudarAditivo, type SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { alcanceEntre } from '../alcance.ts';
import { errosDescontoDatado as erros } from '../erros.ts';
import { aditarHoje } from './aditar.ts';
import { travarContrato } from './carregar.ts';
import { lerEmVigor } from './em-vigor.ts';
import { type Desconto, descontosDoRascunho, trocarDescontos } from './rascunho.ts';

/** The addendum that takes the discount off, where one was needed; `mudou`: the contract, or an addendum that waited, is another now. */
export type Encerrado = { aditivoId: number | null; mudou: boolean };
type Pedido = { contratoId: number; descontoId: number; aditivoId: number | null; aPartirDe: DataCivil; motivo: string };

/**
 * Takes a discount of the register off the installments that fall due from a day on. `aditivoId` is the addendum that put it there, if one did: it is
 * withdrawn while it waits. Nothing changes where the contract is over or gives nothing of it from then on.
 * @throws DESCONTO_CONTRATO_PARADO, and what addenda refuse
 */
export async function encerrarDesconto(ato: Ato, { contratoId, descontoId, aditivoId, aPartirDe, motivo }: Pedido): Promise<Encerrado> {
  const nada = { aditivoId: null, mudou: false };
  const contrato = await travarContrato(ato.tx, contratoId);
  const { numero, situacao } = contrato;
  if (aditivoId !== null && (await retirarSeEspera(ato, aditivoId, motivo))) return { ...nada, mudou: true };
  if (situacao === 'encerrado' || situacao === 'cancelado') return nada;
  if (situacao !== 'rascunho' && situacao !== 'ativo')
    throw erros.DESCONTO_CONTRATO_PARADO({ numero, situacao: contratoEmFrase(situacao) });
  const trechos = alcanceEntre((await lerEmVigor(ato.tx, contrato)).parcelas, { de: aPartirDe, ate: null });
  /** From which installment on a line is without it; a line on all prices, from the first of any. */
  const desde = (precoIndice: number | null): number =>
    Math.min(...trechos.filter((t) => precoIndice === null || t.precoIndice === precoIndice).map((t) => t.parcelaDe), Infinity);
  if (situacao === 'rascunho') {
    const [antes, isCortado] = [
      descontosDoRascunho(contrato),
      (d: Desconto) => d.descontoId === descontoId && (d.parcelaAte ?? 60) >= desde(d.precoIndice),
    ];
    if (!antes.some(isCortado)) return nada;
    const restam = antes.flatMap((d) => {
      if (!isCortado(d)) return [d];
      const parcelaAte = desde(d.precoIndice) - 1;
      return parcelaAte < d.parcelaDe ? [] : [{ ...d, parcelaAte }];
    });
    await trocarDescontos(ato, contrato, restam);
    return { ...nada, mudou: true };
  }
  const carregado = (await carregarParaAditivo(ato.tx, [contratoId])).get(contratoId);
  const vigentes = carregado ? comDescontosVigentes(carregado).descontos : [];
  const termos = vigentes.flatMap(({ chave, descontoId: qual, precoIndice, parcelaDe, parcelaAte }) => {
    const primeira = Math.max(desde(precoIndice), parcelaDe);
    if (qual !== descontoId || primeira > (parcelaAte ?? 60)) return [];
    return [{ tipo: 'remover_desconto' as const, chave, parcelaDe: primeira }];
  });
  return termos.length === 0 ? nada : { aditivoId: await aditarHoje(ato, { contratoId, motivo, termos }), mudou: true };
}

/** Withdraws an addendum that is not in force yet. Gives whether it was. The contract is locked by the caller: nobody signs it meanwhile. */
async function retirarSeEspera(ato: Ato, id: number, motivo: string): Promise<boolean> {
  const { rows } = await sql<{ situacao: SituacaoAditivo }>`select situacao from v_aditivo_estado where id = ${id}`.execute(ato.tx);
  if (!rows[0] || !podeMudarAditivo(rows[0].situacao, 'retirar')) return false;
  const { recusados } = await retirarCadaUm(ato, [id], { motivo });
  if (recusados[0]) throw recusados[0].erro;
  return true;
}
