import { cores } from '#platform/server/pdf/cores.ts';
import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { desenharQr } from '#platform/server/pdf/qr.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { matrizQr } from '#platform/server/qr.ts';
import type { CorpoDoHistorico } from '#domains/academico/historico/escolar/conteudo.ts';
import type { PapelDoHistorico } from './tipos.ts';

const ladoDoQr = 62;

/** How to read the marks, the observations, place and date, who signs, and how the paper is checked. */
export function desenharFecho(documento: DocumentoPdf, { conteudo, emitidoPor }: PapelDoHistorico): void {
  const { corpo } = conteudo;
  if (corpo.escalas.length > 0) documento.paragrafo(corpo.escalas.join('\n'), { tamanho: 8.5 });
  if (corpo.observacoes.length > 0) {
    documento.paragrafo('Observações', { negrito: true, tamanho: 9.5 });
    for (const observacao of corpo.observacoes) documento.paragrafo(observacao, { tamanho: 8.5 });
  }
  documento.espaco(6);
  documento.paragrafo(conteudo.lugarEData);
  desenharAssinaturas(documento, corpo.assinaturas);
  if (conteudo.endereco !== '') desenharConferencia(documento, conteudo, emitidoPor);
}

/** Side by side, never parted from each other by a page. */
function desenharAssinaturas(documento: DocumentoPdf, assinaturas: CorpoDoHistorico['assinaturas']): void {
  documento.bloco(74, (doc, { x, y, largura }) => {
    const dela = largura / assinaturas.length;
    for (const [i, { nome, cargo, registro }] of assinaturas.entries()) {
      const esquerda = x + i * dela;
      doc
        .moveTo(esquerda + 12, y + 36)
        .lineTo(esquerda + dela - 12, y + 36)
        .lineWidth(0.7)
        .strokeColor(cores.tinta)
        .stroke();
      const centro = { width: dela, align: 'center' as const, lineBreak: false };
      doc.fillColor(cores.tinta);
      for (const [n, texto] of [nome, cargo, registro ?? ''].entries()) {
        doc.font(n === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(n === 0 ? 9 : 8);
        doc.text(textoDoPdf(texto), esquerda, y + 40 + n * 11, centro);
      }
    }
  });
}

function desenharConferencia(
  documento: DocumentoPdf,
  { endereco, conferencia }: PapelDoHistorico['conteudo'],
  emitidoPor: string | null,
): void {
  documento.bloco(ladoDoQr + 6, (doc, { x, y, largura }) => {
    desenharQr(doc, matrizQr(endereco), x, y, ladoDoQr);
    doc.font('Helvetica').fontSize(8).fillColor(cores.apagado);
    const por = emitidoPor === null ? '' : `Emitido por ${emitidoPor}.\n`;
    doc.text(textoDoPdf(`${por}${conferencia}`), x + ladoDoQr + 12, y + ladoDoQr / 2 - 10, { width: largura - ladoDoQr - 12 });
  });
}
