import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosPagar } from '../../erros.ts';
import { cancelarTitulosPagar } from '../../server/cancelar-titulos.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { podeTransitar, situacaoEmFrase } from '../../situacoes.ts';

/**
 * Cancels one payable of which nothing is paid. Throws TITULO_PAGAR_NAO_ENCONTRADO, CANCELAMENTO_DE_PAGAR,
 * TITULO_DE_NOTA_FISCAL, VERSAO_DESATUALIZADA.
 */
export async function cancelarTituloPagar(
  ato: Ato<Pessoa>,
  { id, motivo, versao }: { id: number; motivo: string; versao: number },
): Promise<{ id: number; situacao: 'cancelado' }> {
  const [titulo] = await travarTitulosPagar(ato.tx, [id]);
  if (!titulo) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  if (!podeTransitar(titulo.situacao, 'cancelar'))
    throw errosPagar.CANCELAMENTO_DE_PAGAR({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  if (titulo.origem === 'nota_fiscal')
    throw errosPagar.TITULO_DE_NOTA_FISCAL({ numero: titulo.numero, documento: titulo.documento ?? titulo.contaNumero });
  if (titulo.versao !== versao) throw versaoDesatualizada({ tipo: 'titulo_pagar', id }, titulo);
  await cancelarTitulosPagar(ato, { titulos: [titulo], motivo });
  return { id, situacao: 'cancelado' };
}
