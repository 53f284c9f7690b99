import { type ResultadoDoAluno, resultados } from '#domains/academico/estrutura/criterio/aluno.ts';
import { comparar, fracao } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { SituacaoDaDisciplina } from '#domains/academico/estrutura/criterio/disciplina.ts';

type NaDisciplina = { media: string | null; situacao: SituacaoDaDisciplina | null };
export type DisciplinaMudada = { id: number; nome: string; antes: NaDisciplina; depois: NaDisciplina };
export type AlunoMudado = {
  matriculaId: number;
  aluno: string;
  turma: string;
  antes: ResultadoDoAluno;
  depois: ResultadoDoAluno;
  disciplinas: DisciplinaMudada[];
};
/** What a class came to by one rule. */
export type PorUmaRegra = {
  disciplinas: readonly {
    matriculaId: number;
    turmaDisciplinaId: number;
    media: string | null;
    mediaFinal: string | null;
    situacao: SituacaoDaDisciplina | null;
  }[];
  alunos: readonly { matriculaId: number; resultado: ResultadoDoAluno | null }[];
};
type Nomes = { turma: string; alunoDe: (matriculaId: number) => string; disciplinaDe: (id: number) => string };
export type Comparacao = { pares: (readonly [ResultadoDoAluno, ResultadoDoAluno])[]; mudam: AlunoMudado[] };

/** The students of one class by two rules: the results of all, and those who would have another result or average. */
export function compararTurma(antes: PorUmaRegra, depois: PorUmaRegra, { turma, alunoDe, disciplinaDe }: Nomes): Comparacao {
  const chave = (d: PorUmaRegra['disciplinas'][number]): string => `${d.matriculaId}:${d.turmaDisciplinaId}`;
  const novas = new Map(depois.disciplinas.map((d) => [chave(d), d]));
  const resultadoNovo = new Map(depois.alunos.map((a) => [a.matriculaId, a.resultado ?? 'cursando']));
  const porAluno = Map.groupBy(antes.disciplinas, ({ matriculaId }) => matriculaId);
  const lidos = antes.alunos.map(({ matriculaId, resultado }): AlunoMudado => {
    const disciplinas = (porAluno.get(matriculaId) ?? []).flatMap((d): DisciplinaMudada[] => {
      const [velha, nova] = [lida(d), lida(novas.get(chave(d)))];
      const igual = mesmaMedia(velha.media, nova.media) && velha.situacao === nova.situacao;
      return igual ? [] : [{ id: d.turmaDisciplinaId, nome: disciplinaDe(d.turmaDisciplinaId), antes: velha, depois: nova }];
    });
    const [a, b] = [resultado ?? 'cursando', resultadoNovo.get(matriculaId) ?? 'cursando'];
    return { matriculaId, aluno: alunoDe(matriculaId), turma, antes: a, depois: b, disciplinas };
  });
  return {
    pares: lidos.map((a) => [a.antes, a.depois] as const),
    mudam: lidos.filter((a) => a.antes !== a.depois || a.disciplinas.length > 0),
  };
}

/** Another rule may write the same number with other decimals. */
const mesmaMedia = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : comparar(fracao(a), fracao(b)) === 0;

const lida = (d: PorUmaRegra['disciplinas'][number] | undefined): NaDisciplina => ({
  media: d?.mediaFinal ?? d?.media ?? null,
  situacao: d?.situacao ?? null,
});

/** How many students have each result by either rule, and those who change, who gets another result first. */
export function resumir(turmas: readonly Comparacao[], quantos: number) {
  const pares = turmas.flatMap((t) => t.pares);
  const mudam = turmas
    .flatMap((t) => t.mudam)
    .toSorted((a, b) => Number(a.antes === a.depois) - Number(b.antes === b.depois) || a.turma.localeCompare(b.turma));
  return {
    alunos: pares.length,
    contagem: resultados
      .map((resultado) => ({
        resultado,
        antes: pares.filter(([antes]) => antes === resultado).length,
        depois: pares.filter(([, depois]) => depois === resultado).length,
      }))
      .filter(({ antes, depois }) => antes + depois > 0),
    mudam: mudam.slice(0, quantos),
    outros: Math.max(mudam.length - quantos, 0),
  };
}
