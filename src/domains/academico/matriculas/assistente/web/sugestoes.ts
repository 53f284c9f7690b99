import { paraForm } from '#domains/academico/matriculas/responsaveis/web/door.tsx';
import type { Preparacao } from './valores.ts';

/** True while nobody was chosen as guardian, so that a suggestion takes nothing away. */
export function semResponsaveis(valor: unknown): boolean {
  return (
    Array.isArray(valor) && valor.every((r: { pessoaId?: unknown }) => r.pessoaId === '' || r.pessoaId === null || r.pessoaId === undefined)
  );
}

/** The proposed guardians as the form takes them; parents from the register do not say who pays. Who is alone answers and pays for all. */
export function comSugestoes({ responsaveisSugeridos: lista }: Pick<Preparacao, 'responsaveisSugeridos'>) {
  const soUm = lista.length === 1;
  return {
    responsaveis: paraForm(lista.map((r) => (soUm ? { ...r, pedagogico: true, financeiro: true, percentual: '100.00' } : r))),
    nomes: Object.fromEntries(lista.map((r) => [String(r.pessoaId), r.nome])),
    origem: lista[0]?.origem ?? null,
  };
}

type Ano = { id: number; ano: number };

/**
 * The year and course to propose. Who studies here goes on to the year after the last one, in the course that follows; who
 * comes back after a gap starts in the current year and the course is left open. Never a year that has passed; null when
 * the school has no such year or the student has no enrollment.
 */
export function sugerirCurso(
  matriculas: readonly Pick<Preparacao['matriculas'][number], 'ano' | 'ativa' | 'movimento' | 'proximoCursoId'>[],
  anos: readonly Ano[],
  anoLetivoAtualId: number | null,
): { anoLetivoId: number; cursoId: number | null } | null {
  const ultima = matriculas.toSorted((a, b) => b.ano - a.ano)[0];
  const atual = anos.find(({ id }) => id === anoLetivoAtualId);
  if (!ultima || !atual) return null;
  const segue = ultima.ativa || ultima.movimento === 'concluida';
  const alvo = anos.find(({ ano }) => ano === Math.max(segue ? ultima.ano + 1 : atual.ano, atual.ano));
  if (!alvo) return null;
  return { anoLetivoId: alvo.id, cursoId: segue && alvo.ano === ultima.ano + 1 ? ultima.proximoCursoId : null };
}
