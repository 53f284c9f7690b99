import { cores } from './cores.ts';
import { textoDoPdf } from './texto.ts';

const larguraDoRotulo = 110;
const recuoDoValor = 115;

/** Label and value, one pair a line. A pair stays together: the label at the foot of one page would leave its value to another. */
export function desenharCampos(
  doc: PDFKit.PDFDocument,
  pares: readonly (readonly [rotulo: string, valor: string])[],
  { esquerda, largura, fundo }: { esquerda: number; largura: number; fundo: number },
): void {
  const [doRotulo, doValor] = [{ width: larguraDoRotulo }, { width: largura - recuoDoValor }];
  const escrever = () => doc.font('Helvetica').fontSize(9.5);
  for (const par of pares) {
    const [rotulo, valor] = [textoDoPdf(par[0]), textoDoPdf(par[1])];
    escrever();
    const altura = Math.max(doc.heightOfString(rotulo, doRotulo), doc.heightOfString(valor, doValor));
    // What is longer than half a page may be cut.
    const inteiro = altura < fundo / 2;
    if (inteiro && doc.y + altura > fundo) doc.addPage();
    const topo = doc.y;
    escrever().fillColor(cores.apagado).text(rotulo, esquerda, topo, doRotulo);
    doc.fillColor(cores.tinta).text(valor, esquerda + recuoDoValor, topo, doValor);
    doc.x = esquerda;
    doc.y = (inteiro ? topo + altura : doc.y) + 3;
  }
}
