import './restricoes.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { errosAcordo } from '../erros.ts';
import { devolverTitulos, travarAcordo, travarTitulosDoAcordo } from './carregar.ts';
import { encerrarAcordo } from './encerrar.ts';
import { cancelarParcelasDoAcordo } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { recolherDeContratosParados, segurarContratosDoAcordo } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { recusaDeRenegociado } from './recusas.ts';

/**
 * Undoes an agreement on which nothing was paid: the new titles are cancelled and the old ones are exactly what they were, save those of a contract
 * that stopped since: what falls due after it stopped leaves the bill as the others of that contract did.
 * Throws ACORDO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, ACORDO_ENCERRADO, ACORDO_JA_PAGO, ACORDO_RENEGOCIADO_DE_NOVO.
 */
export async function desfazerAcordo(
  ato: Ato<Pessoa>,
  pedido: { id: number; versao: number; motivo: string },
): Promise<{ id: number; situacao: 'desfeito'; devolvidos: number; foraDaCobranca: number; cancelados: number }> {
  const { tx, hoje } = ato;
  const acordo = await travarAcordo(tx, pedido.id, pedido.versao);
  await segurarContratosDoAcordo(tx, acordo.id);
  const { itens, antigos, novos } = await travarTitulosDoAcordo(tx, acordo.id);
  const deNovo = novos.find((t) => t.situacao === 'renegociado');
  if (deNovo) throw await recusaDeRenegociado(tx, deNovo);
  // A broken agreement over this one's installments left its payments in them: covered, though nothing was received here.
  const pago = novos.find((t) => t.recebidoCentavos > 0 || t.amortizadoCentavos > 0 || t.situacao === 'baixado');
  if (pago) throw errosAcordo.ACORDO_JA_PAGO({ numero: acordo.numero, titulo: pago.numero });
  const abertos = novos.filter((t) => t.situacao === 'aberto');
  await cancelarParcelasDoAcordo(ato, abertos, { motivo: pedido.motivo, dataCancelamento: hoje });
  await devolverTitulos(tx, acordo.id, antigos, new Map());
  await encerrarAcordo(ato, acordo, itens, antigos, { para: 'desfeito', motivo: pedido.motivo, hoje });
  const devolvidos = antigos.map((t) => t.id);
  const recolhidos = await recolherDeContratosParados(ato, devolvidos, { motivo: pedido.motivo, dataCancelamento: hoje });
  const foraDaCobranca = recolhidos.length;
  return { id: acordo.id, situacao: 'desfeito', devolvidos: devolvidos.length, foraDaCobranca, cancelados: abertos.length };
}
