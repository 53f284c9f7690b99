import { centavos } from '#shared/dinheiro.ts';
import { pixDoRegistro } from '#domains/financeiro/boletos/cnab/pix.ts';
import { lerRegistro, texto } from '#domains/financeiro/boletos/cnab/registro.ts';
import { ArquivoRecusado, trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { efeitoDoMovimento } from '#domains/financeiro/boletos/retornos/movimentos/index.ts';
import { comPix, conferirFim, conferirTotal, type ItemDeDetalhe, lendo, type Linha, partirMotivos } from './itens.ts';
import type { Layout400 } from './layouts-400.ts';

const semTxid = texto(1, 0);
/** Santander's note 30: the write-off of a hybrid slip that was paid by Pix. */
const PAGO_POR_PIX = '95';

/** The charges of a CNAB 400 file; a record that the bank's layout does not know is told, for it may be one. */
export async function* lerDetalhes400(fila: AsyncIterator<Linha>, layout: Layout400, banco: string): AsyncGenerator<ItemDeDetalhe> {
  let pronto: ItemDeDetalhe | undefined;
  let registros = 1;
  for (let lida = await fila.next(); lida.done !== true; lida = await fila.next()) {
    const atual = { linha: lida.value.linha, texto: lida.value.texto.padEnd(400) };
    const tipo = atual.texto.charAt(0);
    registros += 1;
    // A Pix record belongs to the charge before it, which therefore waits for the next record.
    if (layout.pix?.tipo === tipo) {
      const { codigo, txid } = lerRegistro({ codigo: layout.pix.codigo, txid: layout.pix.txid ?? semTxid }, atual.texto);
      pronto = pronto && comPix(pronto, pixDoRegistro(codigo, txid));
      continue;
    }
    if (pronto) yield pronto;
    pronto = undefined;
    if (tipo === '9') {
      conferirTotal(atual, atual.texto.slice(394, 400), registros);
      return conferirFim(fila);
    }
    const detalhe = layout.detalhes[tipo];
    if (detalhe) pronto = detalhe400(layout, detalhe, atual, banco);
    else if (!layout.ignorados.includes(tipo)) yield { tipo: 'ilegivel', linha: atual.linha, campo: 'tipoDeRegistro', conteudo: tipo };
  }
  if (pronto) yield pronto;
  throw new ArquivoRecusado('ARQUIVO_SEM_FIM', 0);
}

function detalhe400(
  layout: Layout400,
  detalhe: Layout400['detalhes'][string],
  { linha, texto: inteira }: Linha,
  banco: string,
): ItemDeDetalhe {
  return lendo(linha, () => {
    const { valor, tarifa, deducao, desconto, principal, acrescimos, multa, motivos, porPix, nossoNumero, ...resto } = lerRegistro(
      detalhe,
      inteira,
    );
    const ditos = [...(porPix === PAGO_POR_PIX ? [porPix] : []), ...partirMotivos(motivos, layout.motivo)];
    const pago = layout.principalLiquido ? doLiquido(principal, tarifa, valor - desconto - deducao + acrescimos) : principal;
    const efeito = efeitoDoMovimento(
      { formato: 400, banco },
      { ocorrencia: resto.ocorrencia, motivos: ditos },
      { pago: principal === tarifa ? principal : pago, tarifa },
    );
    const dinheiro = trazDinheiro(efeito);
    const liquido = layout.principalLiquido ? principal : principal - tarifa;
    return {
      linha,
      ...resto,
      efeito,
      nossoNumero: layout.nossoNumero(nossoNumero),
      nossoNumeroBruto: nossoNumero,
      valorCentavos: valor,
      tarifaCentavos: tarifa,
      acrescimosCentavos: centavos(acrescimos + multa),
      descontoCentavos: desconto,
      deducaoCentavos: deducao,
      pagoCentavos: centavos(dinheiro ? pago : 0),
      liquidoCentavos: centavos(dinheiro ? liquido : 0),
      motivos: ditos,
      pix: null,
    };
  });
}

/**
 * What was paid, where the bank writes what reached the account, with or without its tariff: what the parts of the charge make, as
 * long as that money came; otherwise what did come. A part paid is never taken for the whole.
 */
function doLiquido(principal: number, tarifa: number, pelasPartes: number): number {
  if (principal === 0 || principal === pelasPartes || principal === pelasPartes - tarifa) return principal === 0 ? 0 : pelasPartes;
  return principal + tarifa;
}
