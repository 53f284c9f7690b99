import { sql } from 'kysely';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { podeMudarAditivo, type SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { corteDe } from '../alcance.ts';
import { errosDescontoDatado as erros } from '../erros.ts';
import { aditarHoje } from './aditar.ts';
import { travarContrato } from './carregar.ts';
import { lerEmVigor } from './em-vigor.ts';
import { descontosDoRascunho, trocarDescontos } from './rascunho.ts';

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
  const { parcelas, descontos } = await lerEmVigor(ato.tx, contrato);
  if (situacao === 'rascunho') {
    const antes = descontosDoRascunho(contrato);
    const restam = antes.flatMap((d) => {
      const corte = d.descontoId === descontoId ? corteDe(d, parcelas, aPartirDe) : null;
      if (corte === null) return [d];
      const voltam = corte.voltam.map((trecho) => ({ ...d, ...trecho }));
      return corte.desde > d.parcelaDe ? [{ ...d, parcelaAte: corte.desde - 1 }, ...voltam] : voltam;
    });
    if (restam.every((d, i) => d === antes[i]) && restam.length === antes.length) return nada;
    await trocarDescontos(ato, contrato, restam);
    return { ...nada, mudou: true };
  }
  const termos = descontos.flatMap(({ chave, bolsa: _, ...linha }): TermoPedido[] => {
    const corte = linha.descontoId === descontoId ? corteDe(linha, parcelas, aPartirDe) : null;
    if (corte === null || chave === undefined) return [];
    const voltam = corte.voltam.map((trecho): TermoPedido => ({ tipo: 'incluir_desconto', ...linha, descontoId, ...trecho }));
    return [{ tipo: 'remover_desconto', chave, parcelaDe: corte.desde }, ...voltam];
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
