import { paraForm, type Preparacao } from './valores.ts';

export type { Preparacao } from './valores.ts';

/** True while nobody was chosen as guardian, so that a suggestion takes nothing away. */
export function semResponsaveis(valor: unknown): boolean {
  return Array.isArray(valor) && valor.every((r: { pessoaId?: unknown }) => r.pessoaId === '' || r.pessoaId === null || r.pessoaId === undefined);
}

/** The proposed guardians as the form takes them; parents from the register do not say who pays, unless there is only one. */
export function comSugestoes({ responsaveisSugeridos: lista }: Preparacao) {
  const soUm = lista.length === 1 && lista[0]?.financeiro === false;
  return {
    responsaveis: paraForm(lista.map((r) => (soUm ? { ...r, financeiro: true, percentual: '100.00' } : r))),
    nomes: Object.fromEntries(lista.map((r) => [String(r.pessoaId), r.nome])),
    origem: lista[0]?.origem ?? null,
  };
}
