import type { LinhaConferida } from './conciliar.ts';

/** Everything that a signed reconciliation says: it is printed from this alone. */
export type ConteudoDaConferencia = {
  linhas: LinhaConferida[];
  diferencas: number;
  observacao: string | null;
  assinante: string;
  lugarEData: string;
  escola: { nome: string } & Record<'cnpj' | 'inep' | 'endereco' | 'cidade' | 'uf' | 'telefone' | 'email', string | null>;
};
