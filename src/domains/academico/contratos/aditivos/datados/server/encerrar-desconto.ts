import { sql } from 'kysely';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { podeMudarAditivo, type SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { cortesDe, type Corte } from '../alcance.ts';
import { errosDescontoDatado as erros } from '../erros.ts';
import { aditarHoje } from './aditar.ts';
import { travarContrato } from './carregar.ts';
import { type DescontoEmVigor, lerEmVigor } from './em-vigor.ts';
import { type Desconto, descontosDoRascunho, trocarDescontos } from './rascunho.ts';

/** The addendum that takes the discount off, where one was needed; `mudou`: the contract, or an addendum that waited, is another now. */
export type Encerrado = { aditivoId: number | null; mudou: boolean };
type Pedido = {
  contratoId: number;
  descontoId: number;
  aditivoId: number | null;
  aPartirDe: DataCivil;
  /** The last day of what ends, where the discount may be given again after it. */
  ate?: DataCivil | null;
  motivo: string;
};

/**
 * Takes a discount of the register off the installments that fall due from a day on. `aditivoId` is the addendum that put it there, if one did: it is
 * withdrawn while it waits. Nothing changes where the contract is over or gives nothing of it from then on.
 * @throws DESCONTO_CONTRATO_PARADO, and what addenda refuse
 */
export async function encerrarDesconto(
  ato: Ato,
  { contratoId, descontoId, aditivoId, aPartirDe, ate = null, motivo }: Pedido,
): Promise<Encerrado> {
  const nada = { aditivoId: null, mudou: false };
  const contrato = await travarContrato(ato.tx, contratoId);
  const { numero, situacao } = contrato;
  if (aditivoId !== null && (await retirarSeEspera(ato, aditivoId, motivo))) return { ...nada, mudou: true };
  if (situacao === 'encerrado' || situacao === 'cancelado') return nada;
  if (situacao !== 'rascunho' && situacao !== 'ativo')
    throw erros.DESCONTO_CONTRATO_PARADO({ numero, situacao: contratoEmFrase(situacao) });
  const { parcelas, descontos } = await lerEmVigor(ato.tx, contrato);
  const cortes = (linha: DescontoEmVigor): Corte[] =>
    linha.descontoId === descontoId ? cortesDe(linha, parcelas, { de: aPartirDe, ate }) : [];
  if (situacao === 'rascunho') {
    const antes = descontosDoRascunho(contrato);
    if (antes.every((d) => cortes(d).length === 0)) return nada;
    await trocarDescontos(
      ato,
      contrato,
      antes.flatMap((d) => cortada(d, cortes(d), contrato.precos)),
    );
    return { ...nada, mudou: true };
  }
  const termos = descontos.flatMap((linha) => {
    const { chave } = linha;
    if (chave === undefined) return [];
    // A line of one price ends whole; one on all of them may stand as a line of each by now.
    const inteira = linha.precoIndice !== null && descontos.filter((d) => d.chave === chave).length === 1;
    return cortes(linha).map(({ precoIndice, desde }) => ({
      tipo: 'remover_desconto' as const,
      chave,
      precoIndice: inteira ? null : precoIndice,
      parcelaDe: desde,
    }));
  });
  return termos.length === 0 ? nada : { aditivoId: await aditarHoje(ato, { contratoId, motivo, termos }), mudou: true };
}

/** A line of a draft after its ends: one on all prices that ends at another installment of each becomes a line of each, where it stood. */
function cortada(linha: Desconto, cortes: readonly Corte[], precos: readonly { indice: number }[]): Desconto[] {
  if (cortes.length === 0) return [linha];
  const deUmPreco = linha.precoIndice === null && cortes.some(({ precoIndice }) => precoIndice !== null);
  const linhas = deUmPreco ? precos.map(({ indice }) => ({ ...linha, precoIndice: indice })) : [linha];
  return linhas.flatMap((d) => {
    const corte = cortes.find(({ precoIndice }) => precoIndice === d.precoIndice);
    if (!corte) return [d];
    return corte.desde > d.parcelaDe ? [{ ...d, parcelaAte: corte.desde - 1 }] : [];
  });
}

/** Withdraws an addendum that is not in force yet. Gives whether it was. The contract is locked by the caller: nobody signs it meanwhile. */
async function retirarSeEspera(ato: Ato, id: number, motivo: string): Promise<boolean> {
  const { rows } = await sql<{ situacao: SituacaoAditivo }>`select situacao from v_aditivo_estado where id = ${id}`.execute(ato.tx);
  if (!rows[0] || !podeMudarAditivo(rows[0].situacao, 'retirar')) return false;
  const { recusados } = await retirarCadaUm(ato, [id], { motivo });
  if (recusados[0]) throw recusados[0].erro;
  return true;
}
