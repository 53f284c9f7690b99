import type { Escola } from '#platform/server/escola.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import { formatarLinhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { instrucoesDoBoleto } from '#domains/financeiro/boletos/instrucoes.ts';
import { isVivo, type SituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { desenharQr } from '#platform/server/pdf/qr.ts';
import { matrizQr } from '#platform/server/qr.ts';
import type { BoletoImpresso } from './dados.ts';
import {
  type CaixaDaFolha,
  desenharBarras,
  desenharCaixas,
  desenharCorte,
  escrever,
  mm,
} from '#domains/financeiro/boletos/codigos/server/door.ts';

type Doc = PDFKit.PDFDocument;
const esquerda = mm(15);
const larguraTotal = mm(180);
const direita = mm(45);
const corpo = larguraTotal - direita;
const linha = mm(7.6);

const dvDoBanco: Readonly<Record<string, string>> = { '001': '9', '033': '7', '104': '0', '237': '2', '341': '7', '748': 'X', '756': '0' };
const semValidade = 'SEM VALIDADE';
const marcas: Partial<Record<SituacaoBoleto, string>> = { paga: 'PAGO', baixada: semValidade, rejeitada: semValidade };

/** A slip on a page: the payer's receipt above, the part that the bank reads below. One that cannot be paid has no barcode and says so. */
export function desenharBoleto(doc: Doc, boleto: BoletoImpresso, escola: Escola): void {
  doc.addPage();
  const vivo = isVivo(boleto.situacao) && !boleto.desatualizado;
  desenharRecibo(doc, boleto, escola, vivo);
  desenharCorte(doc, mm(152));
  desenharFicha(doc, boleto, escola, mm(158), vivo);
  const marca = boleto.desatualizado ? semValidade : marcas[boleto.situacao];
  if (marca !== undefined) desenharMarca(doc, marca);
}

const agenciaECodigo = ({ cobranca: c }: BoletoImpresso): string => {
  const comDv = (numero: string, dv: string): string => (dv === '' ? numero : `${numero}-${dv}`);
  if (c.bancoCodigo === '748') return `${c.agencia}.${c.complemento}.${c.convenio}`;
  return ['033', '104', '756'].includes(c.bancoCodigo)
    ? `${comDv(c.agencia, c.agenciaDv)} / ${c.convenio}`
    : `${comDv(c.agencia, c.agenciaDv)} / ${comDv(c.conta, c.contaDv)}`;
};

/** The bank's name, its code and the typed line. */
function faixaDoBanco(doc: Doc, boleto: BoletoImpresso, y: number): void {
  const { bancoCodigo } = boleto.cobranca;
  doc.font('Helvetica-Bold').fontSize(12).fillColor('#000000');
  escrever(doc, bancoDe(bancoCodigo)?.nome ?? '', esquerda, y + 6);
  doc.fontSize(15);
  escrever(doc, `${bancoCodigo}-${dvDoBanco[bancoCodigo] ?? ''}`, esquerda + mm(43), y + 4);
  doc.fontSize(11.5);
  const digitavel = formatarLinhaDigitavel(boleto.linhaDigitavel);
  escrever(doc, digitavel, esquerda + larguraTotal - doc.widthOfString(digitavel), y + 6);
  for (const x of [mm(41), mm(63)]) doc.moveTo(esquerda + x, y + 1).lineTo(esquerda + x, y + mm(8));
  doc.lineWidth(1).strokeColor('#000000').stroke();
}

function desenharRecibo(doc: Doc, boleto: BoletoImpresso, escola: Escola, vivo: boolean): void {
  doc.font('Helvetica-Bold').fontSize(13).fillColor('#000000');
  escrever(doc, escola.nome, esquerda, mm(14));
  doc.font('Helvetica').fontSize(8).fillColor('#444444');
  escrever(
    doc,
    [escola.cnpj && `CNPJ ${formatarCnpj(escola.cnpj)}`, escola.endereco, escola.cidade && `${escola.cidade}/${escola.uf ?? ''}`]
      .filter(Boolean)
      .join(' · '),
    esquerda,
    mm(20),
  );
  doc.font('Helvetica-Bold').fontSize(9);
  escrever(doc, 'Recibo do pagador', esquerda + larguraTotal - doc.widthOfString('Recibo do pagador'), mm(15));
  const topo = mm(26);
  faixaDoBanco(doc, boleto, topo);
  const y = topo + mm(8.5);
  const caixas: CaixaDaFolha[] = [
    { x: esquerda, y, largura: corpo, rotulo: 'Pagador', valor: quemPaga(boleto) },
    {
      x: esquerda + corpo,
      y,
      largura: direita,
      rotulo: 'Vencimento',
      valor: formatarData(boleto.dataVencimento),
      direita: true,
      forte: true,
    },
    {
      x: esquerda,
      y: y + linha,
      largura: corpo,
      rotulo: 'Beneficiário',
      valor: `${escola.nome}${escola.cnpj ? ` – CNPJ ${formatarCnpj(escola.cnpj)}` : ''}`,
    },
    {
      x: esquerda + corpo,
      y: y + linha,
      largura: direita,
      rotulo: 'Valor do documento',
      valor: formatarReais(boleto.valorCentavos),
      direita: true,
      forte: true,
    },
    { x: esquerda, y: y + 2 * linha, largura: mm(45), rotulo: 'Nosso número', valor: boleto.nossoNumero },
    { x: esquerda + mm(45), y: y + 2 * linha, largura: mm(45), rotulo: 'Número do documento', valor: boleto.numeroDocumento },
    { x: esquerda + mm(90), y: y + 2 * linha, largura: mm(45), rotulo: 'Agência / Código do beneficiário', valor: agenciaECodigo(boleto) },
    {
      x: esquerda + corpo,
      y: y + 2 * linha,
      largura: direita,
      rotulo: 'Data do documento',
      valor: formatarData(boleto.dataDocumento),
      direita: true,
    },
    {
      x: esquerda,
      y: y + 3 * linha,
      largura: corpo,
      rotulo: 'Aluno',
      valor: [boleto.alunoNome, boleto.turmaNome].filter(Boolean).join(' – '),
    },
    { x: esquerda + corpo, y: y + 3 * linha, largura: direita, rotulo: 'Valor pago', valor: '' },
    { x: esquerda, y: y + 4 * linha, largura: larguraTotal, rotulo: 'Referente a', valor: boleto.descricao },
  ];
  desenharCaixas(doc, caixas);
  const abaixo = y + 5 * linha + mm(4);
  linhasDeTexto(doc, instrucoesDe(boleto), esquerda, abaixo + mm(2));
  if (vivo && boleto.pixEmv !== null) pixDoBanco(doc, boleto.pixEmv, abaixo);
  doc.font('Helvetica').fontSize(6.5).fillColor('#444444');
  escrever(doc, 'Autenticação mecânica', esquerda + corpo, mm(146));
}

/** The bank's code of this very slip. A static code of the school never stands here: paying it would leave the slip unpaid. */
function pixDoBanco(doc: Doc, emv: string, y: number): void {
  const lado = mm(38);
  const x = esquerda + larguraTotal - lado;
  desenharQr(doc, matrizQr(emv), x, y, lado);
  doc.font('Helvetica-Bold').fontSize(9).fillColor('#000000');
  escrever(doc, 'Pague com Pix', x, y + lado + 3);
  doc.font('Helvetica').fontSize(6.5).fillColor('#444444');
  escrever(doc, 'Este mesmo boleto, de um só jeito.', x, y + lado + 14);
}

const quemPaga = (b: BoletoImpresso): string => `${b.pagadorNome}${b.pagadorCpf ? ` – CPF ${formatarCpf(b.pagadorCpf)}` : ''}`;
const instrucoesDe = (b: BoletoImpresso): string[] => instrucoesDoBoleto(b, b.cobranca.instrucoes);

function linhasDeTexto(doc: Doc, linhas: readonly string[], x: number, y: number): void {
  doc.font('Helvetica').fontSize(8.2).fillColor('#000000');
  for (const [i, texto] of linhas.entries()) escrever(doc, texto, x, y + i * 11);
}

function desenharFicha(doc: Doc, boleto: BoletoImpresso, escola: Escola, topo: number, vivo: boolean): void {
  faixaDoBanco(doc, boleto, topo);
  const y = topo + mm(8.5);
  const c = boleto.cobranca;
  const aDireita = (n: number, rotulo: string, valor = '', forte = false): CaixaDaFolha => ({
    x: esquerda + corpo,
    y: y + n * linha,
    largura: direita,
    rotulo,
    valor,
    direita: true,
    forte,
  });
  const emLinha = (n: number, ...partes: [largura: number, rotulo: string, valor: string][]): CaixaDaFolha[] => {
    let x = esquerda;
    return partes.map(([largura, rotulo, valor]) => {
      const caixa = { x, y: y + n * linha, largura: mm(largura), rotulo, valor };
      x += mm(largura);
      return caixa;
    });
  };
  desenharCaixas(doc, [
    ...emLinha(0, [135, 'Local de pagamento', 'Pagável em qualquer banco, lotérica ou aplicativo, mesmo após o vencimento']),
    aDireita(0, 'Vencimento', formatarData(boleto.dataVencimento), true),
    ...emLinha(1, [135, 'Beneficiário', `${escola.nome}${escola.cnpj ? ` – CNPJ ${formatarCnpj(escola.cnpj)}` : ''}`]),
    aDireita(1, 'Agência / Código do beneficiário', agenciaECodigo(boleto)),
    ...emLinha(
      2,
      [27, 'Data do documento', formatarData(boleto.dataDocumento)],
      [38, 'Número do documento', boleto.numeroDocumento],
      [20, 'Espécie doc.', c.especie === 'OU' ? 'Outros' : c.especie],
      [15, 'Aceite', c.aceite ? 'A' : 'N'],
      [35, 'Data do processamento', formatarData(boleto.dataDocumento)],
    ),
    aDireita(2, 'Nosso número', boleto.nossoNumero),
    ...emLinha(3, [27, 'Uso do banco', ''], [20, 'Carteira', c.carteira], [20, 'Espécie', 'R$'], [33, 'Quantidade', ''], [35, 'Valor', '']),
    aDireita(3, '(=) Valor do documento', formatarValor(boleto.valorCentavos), true),
    {
      x: esquerda,
      y: y + 4 * linha,
      largura: corpo,
      altura: 5 * linha,
      rotulo: 'Instruções (texto de responsabilidade do beneficiário)',
      valor: '',
    },
    aDireita(4, '(-) Desconto / Abatimento'),
    aDireita(5, '(-) Outras deduções'),
    aDireita(6, '(+) Mora / Multa'),
    aDireita(7, '(+) Outros acréscimos'),
    aDireita(8, '(=) Valor cobrado'),
    { x: esquerda, y: y + 9 * linha, largura: larguraTotal, altura: mm(14.5), rotulo: 'Pagador', valor: '' },
  ]);
  linhasDeTexto(doc, instrucoesDe(boleto), esquerda + 3, y + 4 * linha + 11);
  linhasDeTexto(doc, [quemPaga(boleto), boleto.pagadorEndereco ?? '', boleto.pagadorLugar ?? ''], esquerda + 3, y + 9 * linha + 8);
  const abaixo = y + 9 * linha + mm(14.5);
  doc.font('Helvetica').fontSize(6.5).fillColor('#444444');
  const fim = 'Autenticação mecânica – Ficha de compensação';
  escrever(doc, fim, esquerda + larguraTotal - doc.widthOfString(fim), abaixo + 3);
  if (vivo) desenharBarras(doc, boleto.codigoBarras, esquerda, abaixo + mm(4.5));
}

function desenharMarca(doc: Doc, texto: string): void {
  const [x, y] = [mm(105), mm(148)];
  doc
    .save()
    .rotate(-30, { origin: [x, y] })
    .font('Helvetica-Bold')
    .fontSize(64)
    .fillColor('#b3261e', 0.2);
  escrever(doc, texto, x - doc.widthOfString(texto) / 2, y - 32);
  doc.restore().fillOpacity(1);
}
