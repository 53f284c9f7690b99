import { cores } from '#platform/server/pdf/cores.ts';
import { escreverSoltos, larguraDoTexto, type TextoSolto } from '#platform/server/pdf/textos-soltos.ts';
import { texto } from '#shared/textos.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';

type Doc = PDFKit.PDFDocument;
type Caixa = { x: number; y: number; largura: number };
type Disciplina = Boletim['disciplinas'][number];
type Celula = { texto: string; forte?: boolean; marca?: boolean; abaixo?: string | null; esquerda?: boolean };
type Coluna = { titulo: string; largura: number; celula: (d: Disciplina) => Celula };

const cabeca = 26;
const [fundo, fonte, menor, miuda] = ['#eef2f1', 8.2, 6.5, 5.8];
const larguras = { media: 32, exame: 32, faltas: 30, situacao: 66, disciplina: 128 };

export const alturaDaLinha = (b: Boletim): number => (b.disciplinas.some((d) => d.etapas.some(({ turma }) => turma !== null)) ? 20 : 15);
export const alturaDaGrade = (b: Boletim): number => cabeca + b.disciplinas.length * alturaDaLinha(b) + 6;

const faltasDe = (n: number | null): string => (n === null ? '' : String(n));

/** The columns after those of the etapas. */
function doFim(b: Boletim): Coluna[] {
  const porAula = b.controle === 'por_aula';
  return [
    {
      titulo: 'Média',
      largura: larguras.media,
      celula: ({ parcial }) => ({ texto: parcial.media ?? '', marca: parcial.abaixo, abaixo: parcial.turma }),
    },
    ...(b.usaRecuperacaoFinal
      ? [{ titulo: 'Rec. final', largura: larguras.exame, celula: (d: Disciplina) => ({ texto: d.recuperacaoFinal ?? '' }) }]
      : []),
    ...(b.usaExame ? [{ titulo: 'Exame', largura: larguras.exame, celula: (d: Disciplina) => ({ texto: d.exame ?? '' }) }] : []),
    { titulo: 'Final', largura: larguras.media, celula: ({ final }) => ({ texto: final ?? '', forte: true }) },
    ...(porAula
      ? [{ titulo: 'Faltas', largura: larguras.faltas, celula: ({ parcial }: Disciplina) => ({ texto: faltasDe(parcial.faltas) }) }]
      : []),
    {
      titulo: 'Situação',
      largura: larguras.situacao,
      celula: ({ situacao }) => ({ texto: situacao === null ? '' : texto(textosResultado, situacao, 'br'), esquerda: true }),
    },
  ];
}

/** Subjects by etapas with averages and absences, as one drawing of a known height. */
export function desenharGrade(doc: Doc, b: Boletim, { x, y, largura }: Caixa): void {
  const porAula = b.controle === 'por_aula';
  const pena = new Pena(doc);
  const fim = doFim(b);
  const doFimJunto = fim.reduce((soma, coluna) => soma + coluna.largura, 0);
  const daDisciplina = Math.min(larguras.disciplina, largura - doFimJunto - b.etapas.length * 40);
  const daEtapa = (largura - doFimJunto - daDisciplina) / Math.max(b.etapas.length, 1);
  const [daMedia, daFalta] = porAula ? [daEtapa * 0.58, daEtapa * 0.42] : [daEtapa, 0];
  const linha = alturaDaLinha(b);
  const base = y + cabeca + b.disciplinas.length * linha;
  doc.rect(x, y, largura, cabeca).fill(fundo);
  const verticais = [x + daDisciplina];
  pena.por({ texto: 'Disciplina', forte: true, esquerda: true }, x, y + 9, daDisciplina);
  let em = x + daDisciplina;
  for (const { nome, situacao } of b.etapas) {
    pena.por({ texto: situacao === 'aberta' ? `${nome} *` : nome, forte: true }, em, y + 3, daEtapa, 7);
    pena.por({ texto: b.tipo === 'conceito' ? 'Conc.' : 'Média' }, em, y + 15, daMedia, 6.5);
    if (porAula) pena.por({ texto: 'Faltas' }, em + daMedia, y + 15, daFalta, 6.5);
    em += daEtapa;
    verticais.push(em);
  }
  for (const { titulo, largura: da } of fim) {
    pena.por({ texto: titulo, forte: true }, em, y + 9, da, 7);
    em += da;
    verticais.push(em);
  }
  for (const [i, d] of b.disciplinas.entries()) {
    const topo = y + cabeca + i * linha;
    const meio = topo + 4;
    pena.por({ texto: d.nome, esquerda: true }, x, meio, daDisciplina);
    let coluna = x + daDisciplina;
    for (const { media, abaixo, faltas, turma, deOrigem } of d.etapas) {
      pena.por({ texto: deOrigem ? `${media ?? ''} (o)` : (media ?? ''), marca: abaixo, abaixo: turma }, coluna, meio, daMedia);
      if (porAula) pena.por({ texto: faltasDe(faltas) }, coluna + daMedia, meio, daFalta);
      coluna += daEtapa;
    }
    for (const { largura: da, celula } of fim) {
      pena.por(celula(d), coluna, meio, da);
      coluna += da;
    }
  }
  for (let i = 0; i <= b.disciplinas.length; i += 1) {
    const em1 = y + cabeca + i * linha;
    doc.moveTo(x, em1).lineTo(x + largura, em1);
  }
  for (const vertical of verticais.slice(0, -1)) doc.moveTo(vertical, y).lineTo(vertical, base);
  doc.rect(x, y, largura, base - y);
  doc.lineWidth(0.5).strokeColor(cores.linha).stroke();
  pena.escrever();
}

/** The texts of a grid, gathered by how they are written. */
class Pena {
  readonly #textos: Record<'normal' | 'forte' | 'marca' | 'turma', TextoSolto[]> = { normal: [], forte: [], marca: [], turma: [] };
  readonly #doc: Doc;

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** A text on one line of its cell: smaller when it is too long. */
  por(
    { texto: escrito, forte = false, marca = false, abaixo, esquerda = false }: Celula,
    x: number,
    y: number,
    largura: number,
    maximo = fonte,
  ): void {
    const letra = forte ? 'Helvetica-Bold' : 'Helvetica';
    if (escrito !== '') {
      const tamanho = Math.max(miuda, Math.min(maximo, (largura - 6) / larguraDoTexto(this.#doc, letra, escrito, 1)));
      const folga = esquerda ? 3 : (largura - larguraDoTexto(this.#doc, letra, escrito, tamanho)) / 2;
      this.#textos[forte ? 'forte' : marca ? 'marca' : 'normal'].push({ texto: escrito, x: x + folga, y, tamanho });
    }
    if (!abaixo) return;
    const daTurma = `(${abaixo})`;
    const folga = (largura - larguraDoTexto(this.#doc, 'Helvetica', daTurma, menor)) / 2;
    this.#textos.turma.push({ texto: daTurma, x: x + folga, y: y + 9, tamanho: menor });
  }

  escrever(): void {
    escreverSoltos(this.#doc, 'Helvetica', cores.tinta, this.#textos.normal);
    escreverSoltos(this.#doc, 'Helvetica-Bold', cores.tinta, this.#textos.forte);
    escreverSoltos(this.#doc, 'Helvetica', cores.marca, this.#textos.marca);
    escreverSoltos(this.#doc, 'Helvetica', cores.apagado, this.#textos.turma);
  }
}
