import { cores } from '#platform/server/pdf/cores.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { desenharQr } from '#platform/server/pdf/qr.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { matrizQr } from '#platform/server/qr.ts';
import type { ConteudoDaAta } from '../conteudo.ts';

export type PapelDaAta = {
  numero: string | null;
  codigo: string | null;
  em: string;
  por: string | null;
  conteudo: ConteudoDaAta;
  cancelada: boolean;
};
const ladoDoQr = 62;
const alturaDaAssinatura = 44;

/** Minutes on A4: what they say is in their content, nothing else is read. */
export async function ataEmPdf({ numero, codigo, em, por, conteudo, cancelada }: PapelDaAta): Promise<Buffer> {
  const marca = numero === null ? 'MINUTA' : cancelada ? 'CANCELADA' : null;
  const documento = new DocumentoPdf({
    escola: { versao: 0, ...conteudo.escola },
    titulo: conteudo.titulo,
    referencia: [numero && `Nº ${numero}`, conteudo.turma].filter(Boolean).join(' · '),
    criadoEm: em,
    ...(codigo === null ? {} : { codigoVerificacao: codigo }),
    ...(marca === null ? {} : { marca }),
  });
  documento.paragrafo(conteudo.abertura);
  documento.paragrafo(conteudo.participantes.map((participante) => `• ${participante}`).join('\n'), { tamanho: 9.5 });
  documento.espaco(4);
  documento.tabela({
    colunas: [
      { titulo: 'Nº', peso: 1 },
      { titulo: 'Aluno(a)', peso: 8 },
      { titulo: 'Frequência', peso: 3, direita: true },
      { titulo: conteudo.colunaDaSituacao, peso: 8 },
      { titulo: 'Decisão', peso: 5 },
    ],
    linhas: conteudo.alunos.map(({ numero: n, nome, frequencia, situacao, decisao }) => [n, nome, frequencia, situacao, decisao]),
  });
  const falados = conteudo.alunos.filter(({ textos }) => textos.length > 0);
  if (falados.length > 0) documento.paragrafo('Sobre os alunos', { negrito: true });
  for (const { nome, textos } of falados) {
    documento.paragrafo(nome, { negrito: true, tamanho: 9.5 });
    for (const texto of textos) documento.paragrafo(texto, { tamanho: 9.5 });
  }
  if (conteudo.observacoes !== null) {
    documento.paragrafo('Observações gerais', { negrito: true });
    documento.paragrafo(conteudo.observacoes, { tamanho: 9.5 });
  }
  documento.espaco(6);
  documento.paragrafo(conteudo.fecho);
  documento.paragrafo(conteudo.lugarEData);
  desenharAssinaturas(documento, conteudo.assinaturas);
  if (conteudo.endereco !== '') desenharConferencia(documento, conteudo, por);
  return documento.concluir();
}

/** Two a line, each pair on one page. */
function desenharAssinaturas(documento: DocumentoPdf, nomes: readonly string[]): void {
  for (let i = 0; i < nomes.length; i += 2)
    documento.bloco(alturaDaAssinatura, (doc, { x, y, largura }) => {
      for (const [n, nome] of nomes.slice(i, i + 2).entries()) {
        const [esquerda, dela] = [x + (n * largura) / 2, largura / 2];
        doc
          .moveTo(esquerda + 12, y + 26)
          .lineTo(esquerda + dela - 12, y + 26)
          .lineWidth(0.7)
          .strokeColor(cores.tinta)
          .stroke();
        doc.font('Helvetica').fontSize(8.5).fillColor(cores.tinta);
        doc.text(textoDoPdf(nome), esquerda, y + 30, { width: dela, align: 'center', lineBreak: false });
      }
    });
}

function desenharConferencia(documento: DocumentoPdf, { endereco, conferencia }: ConteudoDaAta, por: string | null): void {
  documento.espaco(10);
  documento.bloco(ladoDoQr + 6, (doc, { x, y, largura }) => {
    desenharQr(doc, matrizQr(endereco), x, y, ladoDoQr);
    doc.font('Helvetica').fontSize(8).fillColor(cores.apagado);
    const quem = por === null ? '' : `Lavrada por ${por}.\n`;
    doc.text(textoDoPdf(`${quem}${conferencia}`), x + ladoDoQr + 12, y + ladoDoQr / 2 - 10, { width: largura - ladoDoQr - 12 });
  });
}
