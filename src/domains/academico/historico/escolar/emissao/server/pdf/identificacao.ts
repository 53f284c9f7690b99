import { cores } from '#platform/server/pdf/cores.ts';
import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { formatarData } from '#shared/datas.ts';
import type { CorpoDoHistorico, EscolaDoPapel, Identificacao } from '#domains/academico/historico/escolar/conteudo.ts';

type Caixa = readonly [rotulo: string, valor: string | null, peso: number];
const altura = 24;

/** What the school says of itself, and who the student is, in boxes as the forms of the states have them. */
export function desenharIdentificacao(documento: DocumentoPdf, { escola, aluno }: CorpoDoHistorico): void {
  const daEscola = fatosDaEscola(escola);
  if (daEscola !== '') documento.paragrafo(daEscola, { tamanho: 8 });
  for (const linha of linhasDe(aluno)) desenharLinha(documento, linha);
  documento.espaco(8);
}

function fatosDaEscola({ mantenedora, inep, atos }: EscolaDoPapel): string {
  return [
    mantenedora && `Mantenedora: ${mantenedora.replace(/\.$/, '')}.`,
    inep && `Código INEP ${inep}.`,
    atos,
    'Documento expedido nos termos da Lei nº 9.394/1996, art. 24, VII.',
  ]
    .filter(Boolean)
    .join(' ');
}

function linhasDe(aluno: Identificacao): Caixa[][] {
  const naturalidade = [aluno.naturalidade, aluno.naturalidadeUf].filter(Boolean).join('/');
  const rg = [aluno.rg, aluno.rgOrgaoEmissor].filter(Boolean).join(' ');
  return [
    [
      ['Aluno(a)', aluno.nome, 4],
      ['Código', String(aluno.codigo), 1],
    ],
    [
      ['Nascimento', aluno.dataNascimento && formatarData(aluno.dataNascimento), 1],
      ['Naturalidade', naturalidade, 2],
      ['Nacionalidade', aluno.nacionalidade, 1],
    ],
    [['Filiação', aluno.filiacao.join(' e '), 1]],
    [
      ['CPF', aluno.cpf && formatarCpf(aluno.cpf), 1],
      ['RG', rg, 1],
      ['Certidão', aluno.certidao, 2],
    ],
  ];
}

function desenharLinha(documento: DocumentoPdf, caixas: readonly Caixa[]): void {
  const soma = caixas.reduce((total, [, , peso]) => total + peso, 0);
  documento.bloco(altura, (doc, { x, y, largura }) => {
    let esquerda = x;
    for (const [rotulo, valor, peso] of caixas) {
      const dela = (largura * peso) / soma;
      doc.rect(esquerda, y, dela, altura).lineWidth(0.5).strokeColor(cores.linha).stroke();
      doc
        .font('Helvetica')
        .fontSize(6.5)
        .fillColor(cores.apagado)
        .text(textoDoPdf(rotulo), esquerda + 4, y + 3, { lineBreak: false });
      const texto = textoDoPdf(valor || '—');
      doc.font('Helvetica-Bold').fontSize(9);
      // A long name gets smaller letters rather than a second line.
      const cabe = Math.min(9, (9 * (dela - 8)) / Math.max(1, doc.widthOfString(texto)));
      doc.fontSize(cabe).fillColor(cores.tinta);
      doc.text(texto, esquerda + 4, y + 12, { lineBreak: false });
      esquerda += dela;
    }
  });
}
