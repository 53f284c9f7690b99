/** The kinds of batches of closing; the first part of the name is the record that their rows are about. */
export const lotesDeFechamento = { etapa: 'fechamentos.etapa', ano: 'fechamentos.ano' } as const;
