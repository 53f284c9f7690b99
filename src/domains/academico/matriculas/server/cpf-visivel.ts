import { mascararCpf } from '#shared/documentos/cpf.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';

/**
 * How a CPF leaves the server: in full for who edits people, masked for the others, and not at all (the member is absent)
 * for a teacher restricted to the panel.
 */
export function cpfVisivel(quem: Quem, cpf: string | null): { cpf?: string | null } {
  if (quem.restritoPainelProfessor && !quem.admin) return {};
  return { cpf: cpf === null || pode(quem, 'pessoas:editar') ? cpf : mascararCpf(cpf) };
}

/** How a CPF stands in a list: masked, whoever reads; whole it is on the record, where the look is recorded. */
export function cpfNaLista(quem: Quem, cpf: string | null): { cpf?: string | null } {
  if (quem.restritoPainelProfessor && !quem.admin) return {};
  return { cpf: cpf === null ? null : mascararCpf(cpf) };
}
