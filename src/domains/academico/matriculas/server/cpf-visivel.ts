import { mascararCpf } from '#shared/documentos/cpf.ts';
import type { Quem } from '#platform/server/http/quem.ts';

/**
 * How a CPF stands in lists and on enrollments: masked, whoever reads, because whole it is on the record of the person, where the look is
 * recorded; and not at all (the member is absent) for a teacher restricted to the panel.
 */
export function cpfVisivel(quem: Quem, cpf: string | null): { cpf?: string | null } {
  if (quem.restritoPainelProfessor && !quem.admin) return {};
  return { cpf: cpf === null ? null : mascararCpf(cpf) };
}
