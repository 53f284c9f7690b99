/** Kinds, natures and groups of accounts, as every room of the books knows them. */
export const tiposConta = ['sintetica', 'analitica'] as const;
export const naturezas = ['devedora', 'credora'] as const;
export const gruposConta = ['ativo', 'passivo', 'patrimonio', 'receita', 'despesa', 'apuracao'] as const;
export type TipoConta = (typeof tiposConta)[number];
export type Natureza = (typeof naturezas)[number];
export type GrupoConta = (typeof gruposConta)[number];
