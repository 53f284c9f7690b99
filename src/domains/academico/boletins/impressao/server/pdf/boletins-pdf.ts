import type { Escola } from '#platform/server/escola.ts';
import { DocumentoPdf, type OpcoesDocumento } from '#platform/server/pdf/documento.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { texto } from '#shared/textos.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { frequenciaPorExtenso } from '#domains/academico/boletins/impressao/frequencia.ts';
import { desenharAssinaturas, desenharIdentificacao } from './blocos.ts';
import { alturaDaGrade, desenharGrade } from './grade.ts';

export type Papel = { escola: Escola; criadoEm: string; hoje: DataCivil };

/**
 * Report cards as one PDF, each on its own pages, in the order in which they come; always in Portuguese. Pages are written out as they are
 * drawn, and others get their turn between two of them.
 */
export async function boletinsEmPdf(boletins: readonly Boletim[], papel: Papel): Promise<Buffer> {
  let pdf: DocumentoPdf | null = null;
  for (const boletim of boletins) {
    const opcoes = opcoesDe(boletim, papel);
    if (pdf) await pdf.novoDocumento(opcoes);
    else pdf = new DocumentoPdf(opcoes);
    desenharBoletim(pdf, boletim, papel);
  }
  if (!pdf) throw new RangeError('no report card to print');
  return pdf.concluir();
}

const opcoesDe = (b: Boletim, { escola, criadoEm }: Papel): OpcoesDocumento => ({
  escola,
  titulo: `Boletim escolar ${b.ano}`,
  referencia: b.etapas.find(({ id }) => id === b.ateEtapaId)?.nome ?? 'Ano letivo',
  criadoEm,
});

function desenharBoletim(pdf: DocumentoPdf, b: Boletim, { escola, hoje }: Papel): void {
  pdf.bloco(58, (doc, caixa) =>
    desenharIdentificacao(doc, caixa, [
      [
        ['Aluno', b.aluno.nome, 0.6],
        ['Matrícula', b.matriculaCodigo, 0.2],
        ['Nascimento', b.aluno.dataNascimento === null ? '' : formatarData(b.aluno.dataNascimento), 0.2],
      ],
      [
        ['Curso', `${b.curso} – ${b.segmentacao}`, 0.4],
        ['Turma', b.turma.nome, 0.2],
        ['Turno', rotuloDe(turnos, b.turma.turno, 'br'), 0.2],
        ['Nº', b.numeroChamada === null ? '' : String(b.numeroChamada), 0.2],
      ],
    ]),
  );
  for (const aviso of avisosDe(b)) pdf.paragrafo(aviso, { tamanho: 8.5 });
  if (b.tipo !== 'parecer' && b.disciplinas.length > 0) {
    pdf.bloco(alturaDaGrade(b), (doc, caixa) => desenharGrade(doc, b, caixa));
    pdf.paragrafo(legendaDe(b), { tamanho: 7.5 });
  }
  pdf.paragrafo(frequenciaPorExtenso(b), { tamanho: 9.5 });
  const resultado = resultadoDe(b);
  if (resultado !== '') pdf.paragrafo(resultado, { tamanho: 10, negrito: true });
  desenharPareceres(pdf, b);
  const lugar = [escola.cidade, escola.uf].filter(Boolean).join('/');
  pdf.paragrafo(`${lugar === '' ? '' : `${lugar}, `}emitido em ${formatarData(hoje)}.`, { tamanho: 8.5 });
  pdf.bloco(60, (doc, caixa) => desenharAssinaturas(doc, caixa, ['Direção ou secretaria', 'Responsável pelo aluno']));
}

/** What a family must know before the figures: what is not final, and where the student was. */
function avisosDe(b: Boletim): string[] {
  const saida = b.dataSaida === null ? [] : [`${rotuloDe(movimentos, b.movimento, 'br')} em ${formatarData(b.dataSaida)}.`];
  const lugares = b.lugares.map(
    ({ turma, inicio, fim }) => `${turma} (${formatarData(inicio)} a ${fim === null ? 'hoje' : formatarData(fim)})`,
  );
  const parcial = b.parcial ? ['Boletim parcial: o que está marcado com * ainda pode mudar.'] : [];
  return [
    ...saida,
    ...(lugares.length > 0 ? [`Turmas no ano: ${lugares.join('; ')}. As notas e faltas de todas contam.`] : []),
    ...parcial,
  ];
}

function legendaDe(b: Boletim): string {
  const comTurma = b.disciplinas.some(({ etapas }) => etapas.some(({ turma }) => turma !== null));
  return [
    b.tipo === 'conceito'
      ? `Conceitos: ${b.legenda.map(({ sigla, nome }) => `${sigla} – ${nome}`).join('; ')}.`
      : `Média para aprovação: ${b.mediaAprovacao}. Em vermelho, abaixo dela.`,
    ...(b.disciplinas.some(({ etapas }) => etapas.some(({ deOrigem }) => deOrigem)) ? ['(o): nota da escola de origem.'] : []),
    ...(comTurma ? ['Entre parênteses, a média da turma.'] : []),
  ].join(' ');
}

const resultadoDe = (b: Boletim): string => (b.resultado === null ? '' : `Resultado do ano: ${texto(textosResultado, b.resultado, 'br')}.`);

/** The opinions of each etapa: by subject where they are what judges, then about the student as a whole. */
function desenharPareceres(pdf: DocumentoPdf, b: Boletim): void {
  for (const { id, nome } of b.etapas) {
    const seus = b.pareceres.filter(({ etapaId }) => etapaId === id);
    if (seus.length === 0) continue;
    pdf.espaco(4);
    pdf.paragrafo(nome, { tamanho: 11, negrito: true });
    for (const d of b.disciplinas)
      for (const { texto: escrito } of seus.filter(({ disciplinaId }) => disciplinaId === d.disciplinaId)) {
        pdf.paragrafo(d.nome, { tamanho: 9, negrito: true });
        pdf.paragrafo(escrito, { tamanho: 9.5 });
      }
    for (const { texto: escrito, por } of seus.filter(({ disciplinaId }) => disciplinaId === null))
      pdf.paragrafo(`Observações (${por}): ${escrito}`, { tamanho: 9.5 });
  }
}
