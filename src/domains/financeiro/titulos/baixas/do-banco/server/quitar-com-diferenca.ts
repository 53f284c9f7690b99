import { errosDoBanco } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { diferencaDaBaixa } from '../diferenca.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { type ValorDevido, valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { baixarDoBanco, type PagamentoDoBanco } from './baixar-do-banco.ts';
import { baixasVivas, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { dispensarEncargos, ligarDispensa } from '#domains/financeiro/titulos/dispensas/server/door.ts';

export type PagamentoAMao = Omit<PagamentoDoBanco, 'chave' | 'esperado' | 'aMao'>;
/** `motivo`: why what is missing is waived. */
type Pedido = PagamentoAMao & { motivo: string | null };

/**
 * Settles a title whole by hand with what a bank reports. Up to the tolerance the difference is rounding. Missing beyond it, charges
 * are waived first and then principal too, with a reason and as such in the books; too much beyond it is refused, for it
 * belongs to the payer. Throws VALOR_ACIMA_DO_DEVIDO, DISPENSA_SEM_MOTIVO, NADA_DEVIDO, SEM_PERMISSAO of who may not waive what is missing, and what a baixa can be refused with.
 */
export async function quitarComDiferenca(ato: Ato, { motivo, ...pagamento }: Pedido): Promise<{ baixaId: number; reciboNumero: number }> {
  const { tx, quem, idioma } = ato;
  const { tituloId, valorCentavos, toleranciaCentavos, dataBaixa } = pagamento;
  const [titulo] = await travarTitulos(tx, [tituloId]);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const devido = valorDevido(titulo, (await baixasVivas(tx, [tituloId])).get(tituloId) ?? [], dataBaixa);
  const { faltaCentavos, sobraCentavos } = diferencaDaBaixa(devido, valorCentavos);
  const falta = faltaCentavos > toleranciaCentavos;
  const aberto = isEmAberto(titulo.situacao);
  if (aberto && sobraCentavos > toleranciaCentavos)
    throw errosTitulos.VALOR_ACIMA_DO_DEVIDO(
      { numero: titulo.numero, valor: formatarReais(valorCentavos), devido: formatarReais(devido.totalCentavos) },
      { campos: ['modo'] },
    );
  if (aberto && falta) conferirPermissao(quem, 'dispensar-encargos:criar', idioma);
  if (aberto && falta && motivo === null)
    throw errosDoBanco.DISPENSA_SEM_MOTIVO(
      { numero: titulo.numero, valor: formatarReais(valorCentavos), falta: formatarReais(faltaCentavos) },
      { campos: ['motivo'] },
    );
  const encargos = aberto && falta && motivo !== null ? encargosADispensar(devido, faltaCentavos) : null;
  const dispensa =
    encargos && motivo !== null && (await dispensarEncargos(ato, { tituloId, ...encargos, motivo, dataDispensa: dataBaixa }));
  const aceita = { ...pagamento, chave: 0, esperado: null, aMao: { dispensaMotivo: falta ? motivo : null } };
  const { feitas, recusas } = await baixarDoBanco(ato, [aceita]);
  const feita = feitas.get(0);
  if (!feita) throw recusas.get(0) ?? errosTitulos.TITULO_NAO_ENCONTRADO();
  if (dispensa) await ligarDispensa(tx, dispensa.id, feita.id);
  return { baixaId: feita.id, reciboNumero: feita.reciboNumero };
}

/** Interest goes before the fine, and both before principal; null when the title owes neither. */
function encargosADispensar({ jurosCentavos, multaCentavos }: ValorDevido, falta: number) {
  const juros = centavos(Math.min(falta, jurosCentavos));
  const multa = centavos(Math.min(falta - juros, multaCentavos));
  return juros + multa === 0 ? null : { jurosCentavos: juros, multaCentavos: multa };
}
