import { type PixDoBanco, pixDoRegistro, segmentoY03 } from '#domains/financeiro/boletos/cnab/pix.ts';
import { lerRegistro } from '#domains/financeiro/boletos/cnab/registro.ts';
import { ArquivoRecusado } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { efeitoDoMovimento } from '#domains/financeiro/boletos/retornos/movimentos/index.ts';
import { comPix, conferirFim, conferirTotal, type ItemDeDetalhe, lendo, type Linha, partirMotivos } from './itens.ts';
import { type Layout240, segmentoU } from './layouts-240.ts';
import { emparelhar } from './pares-240.ts';

/** The charges of a CNAB 240 file: segments T and U by their numbers in the lot, wherever they stand. */
export async function* lerDetalhes240(fila: AsyncIterator<Linha>, layout: Layout240, banco: string): AsyncGenerator<ItemDeDetalhe> {
  const pares = emparelhar();
  let pronto: ItemDeDetalhe | null = null;
  let pixAntesDeU: PixDoBanco | null = null;
  let registros = 1;
  for (let lida = await fila.next(); lida.done !== true; lida = await fila.next()) {
    const atual = { linha: lida.value.linha, texto: lida.value.texto.padEnd(240) };
    registros += 1;
    const tipo = atual.texto[7];
    if (tipo === '1' && atual.texto[8] === 'R') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', atual.linha);
    const segmento = tipo === '3' ? atual.texto[13] : '';
    // Segment Y-03 belongs to the charge before it, which therefore waits for the next record; or to the one whose T stands before it.
    if (tipo === '3' && segmento !== 'T' && segmento !== 'U') pares.passar(atual);
    if (segmento === 'Y') {
      const y = lerRegistro(segmentoY03, atual.texto);
      const pix = y.opcional === '03' ? pixDoRegistro(y.codigo, y.txid) : null;
      if (pix && pronto) pronto = comPix(pronto, pix);
      else if (pix) pixAntesDeU = pix;
      continue;
    }
    if (pronto) yield pronto;
    pronto = null;
    if (segmento === 'T' || segmento === 'U') {
      const par = pares.receber(segmento, atual);
      if (par) pronto = comPix(detalhe240(layout, par.t, par.u.texto, banco), pixAntesDeU);
      pixAntesDeU = null;
    }
    if (tipo === '3') continue;
    for (const { t, u } of pares.fechar()) yield t && u ? detalhe240(layout, t, u.texto, banco) : semPar(t, u);
    if (tipo === '9') {
      conferirTotal(atual, atual.texto.slice(23, 29), registros);
      return conferirFim(fila);
    }
  }
  if (pronto) yield pronto;
  throw new ArquivoRecusado('ARQUIVO_SEM_FIM', 0);
}

/** Half of a charge: a T without its U names no money, a U without its T names no slip. */
const semPar = (t: Linha | undefined, u: Linha | undefined): ItemDeDetalhe => ({
  tipo: 'ilegivel',
  linha: (t ?? u)?.linha ?? 0,
  campo: t ? 'segmentoU' : 'segmentoT',
  conteudo: t ? '' : (u?.texto.slice(77, 92) ?? '').trim(),
});

function detalhe240(layout: Layout240, t: Linha, u: string, banco: string): ItemDeDetalhe {
  return lendo(t.linha, () => {
    const { valor, tarifa, motivos, nossoNumero, ...titulo } = lerRegistro(layout.segmentoT, t.texto);
    const { acrescimos, desconto, deducao, pago, liquido, ...datas } = lerRegistro(segmentoU, u);
    const ditos = { ocorrencia: titulo.ocorrencia, motivos: partirMotivos(motivos, 2) };
    return {
      linha: t.linha,
      ...titulo,
      ...datas,
      efeito: efeitoDoMovimento({ formato: 240, banco }, ditos, { pago, tarifa }),
      nossoNumero: layout.nossoNumero(nossoNumero),
      nossoNumeroBruto: nossoNumero,
      valorCentavos: valor,
      tarifaCentavos: tarifa,
      acrescimosCentavos: acrescimos,
      descontoCentavos: desconto,
      deducaoCentavos: deducao,
      pagoCentavos: pago,
      liquidoCentavos: liquido,
      motivos: ditos.motivos,
      pix: null,
    };
  });
}
