import PDFDocument from 'pdfkit';
import type { Escola } from '#platform/server/escola.ts';
import { cores } from '#platform/server/pdf/cores.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { ceder } from '#platform/server/vez.ts';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import type { Assinaturas } from '#domains/contabil/livros/assinaturas/server/door.ts';
import { colunasDaDemonstracao, type Demonstracao } from '../../demonstracoes.ts';
import { colunas } from '../../diario.ts';
import { type LivroImpresso, nomeDoLivro } from '../../livros.ts';
import type { LinhaImpressa, PaginaImpressa } from '../../paginas.ts';
import { colunasDoRazao } from '../../razao.ts';
import { EscritaDireta } from './escrita-direta.ts';

export type CapaDoVolume = {
  livro: LivroImpresso;
  escola: Escola;
  assinaturas: Assinaturas;
  numero: number;
  periodos: string;
  criadoEm: string;
  emissao: string;
};
type Documento = InstanceType<typeof PDFDocument>;
const [MARGEM, TOPO, PE] = [40, 82, 808];
const LARGURA = 515;

/** A new document of books, and how its texts are written and measured. */
export function novoDocumento({ livro, escola, numero, criadoEm }: Pick<CapaDoVolume, 'livro' | 'escola' | 'numero' | 'criadoEm'>): {
  doc: Documento;
  escrita: EscritaDireta;
  fim: Promise<Buffer>;
} {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: `${nomeDoLivro[livro]} nº ${numero}`, Author: textoDoPdf(escola.nome), CreationDate: new Date(criadoEm) },
  });
  const partes: Buffer[] = [];
  doc.on('data', (parte: Buffer) => partes.push(parte));
  const fim = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(partes)));
    doc.on('error', reject);
  });
  return { doc, escrita: new EscritaDireta(doc), fim };
}

/** Draws a volume: its opening term, its pages with their numbers and what is carried over, its closing term. Always in Portuguese, as the law wants it. */
export async function desenharVolume(
  { doc, escrita, fim }: ReturnType<typeof novoDocumento>,
  capa: CapaDoVolume,
  { paginas, anterior, demonstracoes }: { paginas: readonly PaginaImpressa[]; anterior: number; demonstracoes: readonly Demonstracao[] },
): Promise<Buffer> {
  const total = paginas.length + demonstracoes.length + 2;
  termo(doc, capa, { titulo: 'TERMO DE ABERTURA', pagina: 1, total, verbo: 'Contém este livro' });
  let transporte = anterior;
  for (const [i, pagina] of paginas.entries()) {
    if (i % 5 === 0) await ceder();
    doc.addPage();
    escrita.prepararPagina();
    cabecalho(doc, capa, { pagina: i + 2, colunas: titulos[capa.livro] });
    escrita.linhas([doComeco(capa.livro, { transporte, titulo: pagina.titulo }), ...pagina.linhas], TOPO);
    transporte = pagina.transporte;
    // The ledger carries what each account holds, line by line.
    if (capa.livro === 'diario')
      escrita.linhas(
        [[{ x: colunas.texto, texto: i === paginas.length - 1 ? 'Soma' : 'A transportar', negrito: true }, ...somas(transporte)]],
        PE,
      );
  }
  for (const [i, { titulo, linhas }] of demonstracoes.entries()) {
    doc.addPage();
    escrita.prepararPagina();
    cabecalho(doc, capa, { pagina: paginas.length + i + 2, colunas: titulosDaDemonstracao });
    escrita.linhas([[{ x: colunasDaDemonstracao.conta, texto: titulo, negrito: true }], ...linhas], TOPO);
  }
  termo(doc, capa, { titulo: 'TERMO DE ENCERRAMENTO', pagina: total, total, verbo: 'Conteve este livro' });
  doc.end();
  return fim;
}

/** What a page begins with: what the daily book carries over, or the account that goes on. */
const doComeco = (livro: LivroImpresso, { transporte, titulo }: { transporte: number; titulo: string | undefined }): LinhaImpressa =>
  livro === 'diario'
    ? [{ x: colunas.texto, texto: 'Transporte', negrito: true }, ...somas(transporte)]
    : titulo === undefined
      ? []
      : [{ x: colunasDoRazao.data, texto: `${titulo} (continuação)`, negrito: true }];

/** Debits and credits of the book so far: they are one. */
const somas = (valor: number) =>
  [colunas.fimDoDebito, colunas.fimDoCredito].map((x) => ({
    x,
    texto: formatarValor(centavos(valor)),
    direita: true as const,
    negrito: true as const,
  }));

/** The headings of a book: those at the left, and those that end where their amounts do. */
type Titulos = { esquerda: readonly (readonly [number, string])[]; direita: readonly (readonly [number, string])[] };
const titulosDaDemonstracao: Titulos = {
  esquerda: [[colunasDaDemonstracao.conta, 'Conta']],
  direita: [[colunasDaDemonstracao.fimDoValor, 'Valor']],
};
const titulos: Record<LivroImpresso, Titulos> = {
  diario: {
    esquerda: [
      [colunas.data, 'Data'],
      [colunas.numero, 'Número'],
      [colunas.texto, 'Histórico e contas'],
    ],
    direita: [
      [colunas.fimDoDebito, 'Débito'],
      [colunas.fimDoCredito, 'Crédito'],
    ],
  },
  razao: {
    esquerda: [
      [colunasDoRazao.data, 'Data'],
      [colunasDoRazao.numero, 'Número'],
      [colunasDoRazao.contrapartida, 'Contrapart.'],
      [colunasDoRazao.texto, 'Histórico'],
    ],
    direita: [
      [colunasDoRazao.fimDoDebito, 'Débito'],
      [colunasDoRazao.fimDoCredito, 'Crédito'],
      [colunasDoRazao.fimDoSaldo, 'Saldo'],
    ],
  },
};

function cabecalho(
  doc: Documento,
  { livro, escola, numero, periodos }: CapaDoVolume,
  { pagina, colunas: doCabecalho }: { pagina: number; colunas: Titulos },
): void {
  const cnpj = escola.cnpj === null ? '' : ` · CNPJ ${formatarCnpj(escola.cnpj)}`;
  doc.font('Helvetica-Bold').fontSize(9).fillColor(cores.tinta);
  doc.text(textoDoPdf(`${escola.nome}${cnpj}`), MARGEM, 30, { lineBreak: false });
  doc.font('Helvetica').fontSize(8);
  doc.text(textoDoPdf(`${nomeDoLivro[livro]} nº ${numero} · ${periodos}`), MARGEM, 43, { lineBreak: false });
  const folha = `Página ${pagina}`;
  doc.text(folha, MARGEM + LARGURA - doc.widthOfString(folha), 43, { lineBreak: false });
  doc
    .moveTo(MARGEM, 70)
    .lineTo(MARGEM + LARGURA, 70)
    .lineWidth(0.6)
    .strokeColor(cores.linha)
    .stroke();
  for (const [x, titulo] of doCabecalho.esquerda) doc.text(titulo, x, 58, { lineBreak: false });
  for (const [x, titulo] of doCabecalho.direita) doc.text(titulo, x - doc.widthOfString(titulo), 58, { lineBreak: false });
}

type Termo = { titulo: string; pagina: number; total: number; verbo: string };

function termo(
  doc: Documento,
  { livro, escola, assinaturas, numero, periodos, emissao }: CapaDoVolume,
  { titulo, pagina, total, verbo }: Termo,
): void {
  doc.addPage();
  doc.font('Helvetica-Bold').fontSize(15).fillColor(cores.tinta).text(titulo, MARGEM, 110, { width: LARGURA, align: 'center' });
  doc.fontSize(12).text(`${nomeDoLivro[livro].toUpperCase()} Nº ${numero}`, MARGEM, 140, { width: LARGURA, align: 'center' });
  const lugar = [escola.endereco, [escola.cidade, escola.uf].filter(Boolean).join('/')].filter(Boolean).join(', ');
  const frase = [
    `${verbo} ${total} páginas numeradas de 1 a ${total}, e ${pagina === 1 ? 'servirá' : 'serviu'} de ${nomeDoLivro[livro]} nº ${numero} de ${escola.nome}`,
    ...(escola.cnpj === null ? [] : [`inscrita no CNPJ sob o nº ${formatarCnpj(escola.cnpj)}`]),
    ...(assinaturas.nire === null ? [] : [`NIRE ${assinaturas.nire}`]),
    ...(lugar === '' ? [] : [`estabelecida em ${lugar}`]),
    `com a escrituração dos períodos de ${periodos}.`,
  ].join(', ');
  doc
    .font('Helvetica')
    .fontSize(11)
    .text(textoDoPdf(frase), MARGEM + 20, 190, { width: LARGURA - 40, align: 'justify', lineGap: 5 });
  doc.text(textoDoPdf(`${escola.cidade ?? ''}${escola.cidade === null ? '' : ', '}${emissao}.`), MARGEM + 20, doc.y + 24, {
    width: LARGURA - 40,
  });
  const { responsavelNome, contadorNome, contadorCrc, contadorCrcUf } = assinaturas;
  assinatura(doc, MARGEM + 20, [responsavelNome ?? '', 'Responsável pela escola']);
  assinatura(doc, MARGEM + 275, [
    contadorNome ?? '',
    contadorCrc === null ? 'Contador' : `Contador · CRC ${contadorCrc}${contadorCrcUf === null ? '' : `/${contadorCrcUf}`}`,
  ]);
  doc.font('Helvetica').fontSize(8).text(`Página ${pagina}`, MARGEM, 43, { width: LARGURA, align: 'right' });
}

function assinatura(doc: Documento, x: number, linhas: readonly string[]): void {
  doc
    .moveTo(x, 560)
    .lineTo(x + 220, 560)
    .lineWidth(0.7)
    .strokeColor(cores.tinta)
    .stroke();
  for (const [i, linha] of linhas.entries())
    doc.fontSize(9).text(textoDoPdf(linha), x, 566 + i * 13, { width: 220, align: 'center', lineBreak: false });
}
