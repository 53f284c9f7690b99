import { cores } from '#platform/server/pdf/cores.ts';
import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { CorpoDoHistorico, LinhaDaGrade } from '#domains/academico/historico/escolar/conteudo.ts';
import { partesDoCurriculo } from '#domains/academico/historico/escolar/tipos.ts';

/** Years beside each other; the others follow below. */
const anosPorBloco = 9;
const linhasPorBloco = 34;
const altura = 13;
const larguraDoNome = 122;
const fundo = '#eef2f1';

type Linha = { tipo: 'parte' | 'disciplina'; nome: string; celulas: LinhaDaGrade['celulas'] };
type Coluna = CorpoDoHistorico['anos'][number];

/** The subjects as rows by part of the curriculum, the years as columns: mark and hours of each. */
export function desenharGrade(documento: DocumentoPdf, { anos, linhas }: CorpoDoHistorico): void {
  const comNotas = anos.map((ano, i) => ({ ano, i })).filter(({ i }) => linhas.some(({ celulas }) => celulas[i] !== null));
  for (let de = 0; de < comNotas.length; de += anosPorBloco) {
    const bloco = comNotas.slice(de, de + anosPorBloco);
    const suas = linhas
      .map((linha) => ({ ...linha, celulas: bloco.map(({ i }) => linha.celulas[i] ?? null) }))
      .filter(({ celulas }) => celulas.some((celula) => celula !== null));
    const todas = comPartes(suas);
    for (let topo = 0; topo < todas.length; topo += linhasPorBloco)
      desenharBloco(
        documento,
        bloco.map(({ ano }) => ano),
        todas.slice(topo, topo + linhasPorBloco),
      );
  }
}

/** Each part of the curriculum heads its subjects. */
function comPartes(linhas: readonly LinhaDaGrade[]): Linha[] {
  return [...Map.groupBy(linhas, ({ parte }) => parte)].flatMap(([parte, delas]): Linha[] => [
    { tipo: 'parte', nome: rotuloDe(partesDoCurriculo, parte, 'br'), celulas: [] },
    ...delas.map(({ nome, celulas }) => ({ tipo: 'disciplina' as const, nome, celulas })),
  ]);
}

function desenharBloco(documento: DocumentoPdf, anos: readonly Coluna[], linhas: readonly Linha[]): void {
  documento.bloco(altura * (linhas.length + 2) + 12, (doc, { x, y, largura }) => {
    // Few years do not stretch over the page: a mark stands near its subject.
    const dela = Math.min(66, (largura - larguraDoNome) / anos.length);
    const total = larguraDoNome + dela * anos.length;
    const meia = dela / 2;
    const escrever = (texto: string, esquerda: number, topo: number, cabe: number, tamanho: number, meio: boolean): void => {
      const limpo = textoDoPdf(texto);
      doc.fontSize(tamanho);
      const menor = Math.min(tamanho, (tamanho * (cabe - 3)) / Math.max(1, doc.widthOfString(limpo)));
      doc.fontSize(menor);
      const inicio = meio ? esquerda + (cabe - doc.widthOfString(limpo)) / 2 : esquerda + 3;
      doc.text(limpo, inicio, topo + (altura - menor) / 2, { lineBreak: false });
    };
    doc.rect(x, y, total, altura * 2).fill(fundo);
    doc.font('Helvetica-Bold').fillColor(cores.tinta);
    escrever('Componentes curriculares', x, y + altura / 2, larguraDoNome, 7.5, false);
    for (const [i, { ano, serie }] of anos.entries()) {
      const esquerda = x + larguraDoNome + i * dela;
      escrever(`${serie} · ${ano}`, esquerda, y, dela, 6.8, true);
      escrever('Aprov.', esquerda, y + altura, meia, 6, true);
      escrever('C.H.', esquerda + meia, y + altura, meia, 6, true);
    }
    for (const [n, linha] of linhas.entries()) {
      const topo = y + altura * (n + 2);
      if (linha.tipo === 'parte') continue;
      doc.font('Helvetica').fillColor(cores.tinta);
      escrever(linha.nome, x, topo, larguraDoNome, 7.5, false);
      for (const [i, celula] of linha.celulas.entries()) {
        const esquerda = x + larguraDoNome + i * dela;
        escrever(celula === null ? '–' : (celula.aproveitamento ?? '–'), esquerda, topo, meia, 7.5, true);
        escrever(celula?.cargaHoraria == null ? '–' : String(celula.cargaHoraria), esquerda + meia, topo, meia, 7, true);
      }
    }
    doc.lineWidth(0.4).strokeColor(cores.linha);
    for (let n = 0; n <= linhas.length + 2; n += 1) if (n !== 1) doc.moveTo(x, y + n * altura).lineTo(x + total, y + n * altura);
    const pe = y + altura * (linhas.length + 2);
    doc.moveTo(x, y).lineTo(x, pe);
    for (let i = 0; i <= anos.length; i += 1) doc.moveTo(x + larguraDoNome + i * dela, y).lineTo(x + larguraDoNome + i * dela, pe);
    doc.stroke();
    // A part heads its subjects over all years: no line parts it.
    for (const [n, linha] of linhas.entries()) {
      if (linha.tipo !== 'parte') continue;
      doc.rect(x + 0.3, y + altura * (n + 2) + 0.3, total - 0.6, altura - 0.6).fill('#f6f8f8');
      doc.font('Helvetica-Bold').fillColor(cores.tinta);
      escrever(linha.nome, x, y + altura * (n + 2), total, 7.5, false);
    }
  });
}
