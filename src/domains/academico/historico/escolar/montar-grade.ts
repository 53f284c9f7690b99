import type { AnoDoHistorico, DisciplinaDoAno, LinhaDaGrade } from './conteudo.ts';
import { partesDoCurriculo } from './tipos.ts';

type Linha = Omit<LinhaDaGrade, 'celulas'> & { ordem: number; celulas: (LinhaDaGrade['celulas'][number] | null)[] };

/**
 * The subjects as rows, the years as columns, as a transcript prints them: by part of the curriculum, in the order of our subjects. A
 * subject of another school stands in the row of ours that it equals; where two of one year equal the same, each keeps a row of its own, since
 * nobody may make one mark of two.
 */
export function montarGrade(
  anos: readonly Pick<AnoDoHistorico, 'disciplinas'>[],
  nossas: ReadonlyMap<number, Pick<DisciplinaDoAno, 'nome' | 'parte' | 'ordem'>>,
): LinhaDaGrade[] {
  const linhas = new Map<string, Linha>();
  for (const [coluna, { disciplinas }] of anos.entries()) {
    const daNossa = Map.groupBy(disciplinas, ({ disciplinaId }) => disciplinaId);
    for (const disciplina of disciplinas) {
      const nossa = disciplina.disciplinaId === null ? undefined : nossas.get(disciplina.disciplinaId);
      const sozinha = nossa !== undefined && daNossa.get(disciplina.disciplinaId)?.length === 1;
      const { nome, parte, ordem } = sozinha ? nossa : { ...disciplina, ordem: nossa?.ordem ?? 99_999 };
      const chave = sozinha ? `nossa ${disciplina.disciplinaId}` : `${parte} ${nome.toLocaleLowerCase('pt-BR')}`;
      const linha = linhas.get(chave) ?? { parte, nome, ordem, celulas: anos.map(() => null) };
      linha.celulas[coluna] = { aproveitamento: disciplina.aproveitamento, cargaHoraria: disciplina.cargaHoraria };
      linhas.set(chave, linha);
    }
  }
  const partes = partesDoCurriculo.map(({ valor }) => valor);
  return [...linhas.values()]
    .toSorted((a, b) => partes.indexOf(a.parte) - partes.indexOf(b.parte) || a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR'))
    .map(({ parte, nome, celulas }) => ({ parte, nome, celulas }));
}
