import { versaoDesatualizada } from '#shared/erros.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Leitor } from './escopo.ts';
import './restricoes.ts';

export type AutorComEscopo = Autor & Partial<Leitor>;

/** The reader in an author that is a person; null for a process, which sees all. */
export const leitorDe = (autor: AutorComEscopo): Leitor | null =>
  'usuarioId' in autor && autor.admin !== undefined ? (autor as Leitor) : null;

/** Refuses an edit of a subject of a class, or of an assignment, that was based on another version. */
export function conferirVersao(tipo: 'turma_disciplina' | 'docente_periodo', atual: { id: number; versao: number }, versao: number): void {
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo, id: atual.id }, atual);
}
