import { DocumentoPdf, type OpcoesDocumento } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tiposHistorico } from '#domains/academico/historico/escolar/tipos.ts';
import { desenharAno } from './ano-em-curso.ts';
import { desenharAnos } from './anos.ts';
import { desenharFecho } from './fecho.ts';
import { desenharGrade } from './grade.ts';
import { desenharIdentificacao } from './identificacao.ts';
import type { PapelDoHistorico } from './tipos.ts';

/** Transcripts on A4, one after the other: what each says is in its content, nothing else is read. */
export async function papeisEmPdf(papeis: readonly PapelDoHistorico[]): Promise<Buffer> {
  const [primeiro, ...outros] = papeis;
  if (!primeiro) throw new Error('there is no transcript to print');
  const documento = new DocumentoPdf(opcoesDe(primeiro));
  desenhar(documento, primeiro);
  for (const papel of outros) {
    await documento.novoDocumento(opcoesDe(papel));
    desenhar(documento, papel);
  }
  return documento.concluir();
}

function opcoesDe({ numero, codigo, em, conteudo: { corpo }, cancelado, via }: PapelDoHistorico): OpcoesDocumento {
  const marca = numero === null ? 'MINUTA' : cancelado ? 'CANCELADO' : null;
  return {
    escola: { versao: 0, ...corpo.escola },
    titulo: rotuloDe(tiposHistorico, corpo.tipo, 'br'),
    referencia: [numero && `Nº ${numero}`, via && `${via.via}ª via`].filter(Boolean).join(' · '),
    criadoEm: em,
    ...(codigo === null ? {} : { codigoVerificacao: codigo }),
    ...(marca === null ? {} : { marca }),
  };
}

function desenhar(documento: DocumentoPdf, papel: PapelDoHistorico): void {
  const { corpo } = papel.conteudo;
  if (papel.via)
    documento.paragrafo(`${papel.via.via}ª via, emitida em ${formatarData(papel.via.data)} por ${papel.via.por}.`, {
      tamanho: 9,
      negrito: true,
    });
  desenharIdentificacao(documento, corpo);
  if (corpo.anos.length > 0) {
    desenharAnos(documento, corpo.anos);
    desenharGrade(documento, corpo);
  }
  if (corpo.emCurso) desenharAno(documento, corpo.emCurso);
  desenharFecho(documento, papel);
}
