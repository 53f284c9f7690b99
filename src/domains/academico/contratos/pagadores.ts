import type { Pagador } from './rateio.ts';

type Responsavel = { pessoaId: number; nome: string; cpf: string | null; financeiro: boolean; percentual: string | null };

/** The guardians who pay, with their shares. */
export function pagadoresDe(contrato: { responsaveis: readonly Responsavel[] }): (Pagador & { nome: string; cpf: string | null })[] {
  return contrato.responsaveis.flatMap((r) =>
    r.financeiro && r.percentual !== null ? [{ pessoaId: r.pessoaId, percentual: r.percentual, nome: r.nome, cpf: r.cpf }] : [],
  );
}
