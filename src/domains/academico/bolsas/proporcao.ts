/** How many students there are in a year, and how they pay: whoever has no full scholarship counts as paying (LC 187/2021, art. 20). */
export type Alunos = { total: number; integrais: number; parciais: number };
export type Medida = { proporcao: '1:5' | '1:9'; pagantes: number; exigidas: number; tem: number; falta: number; cumpre: boolean };

const CEM = 1_000_000;

/** The students with one scholarship more, which may be in the place of another of the same student; percentages as '50.0000'. */
export function comMaisUma(alunos: Alunos, { nova, antes }: { nova: string; antes: string | null }): Alunos {
  const contar = (de: Alunos, percentual: string, sinal: 1 | -1): Alunos => {
    const valor = Math.trunc(Number(percentual) * 10_000);
    if (valor >= CEM) return { ...de, integrais: de.integrais + sinal };
    // Law knows full ones and halves; a smaller one is the school's own and fills no proportion.
    return valor >= CEM / 2 ? { ...de, parciais: de.parciais + sinal } : de;
  };
  return contar(antes === null ? alunos : contar(alunos, antes, -1), nova, 1);
}

/**
 * The two ways to fill the proportion of basic education: one full scholarship for every 5 paying students; or one for every 9, and with
 * halves, of which two make a full one, one for every 5. Counted in halves, so that nothing is rounded.
 */
export function medirProporcao({ total, integrais, parciais }: Alunos): Medida[] {
  const pagantes = Math.max(0, total - integrais);
  const [porCinco, porNove] = [Math.ceil(pagantes / 5), Math.ceil(pagantes / 9)];
  const comMetades = integrais + Math.floor(parciais / 2);
  const faltaEmNove = Math.max(0, porNove - integrais, porCinco - comMetades);
  return [
    {
      proporcao: '1:5',
      pagantes,
      exigidas: porCinco,
      tem: integrais,
      falta: Math.max(0, porCinco - integrais),
      cumpre: integrais >= porCinco,
    },
    { proporcao: '1:9', pagantes, exigidas: porCinco, tem: comMetades, falta: faltaEmNove, cumpre: faltaEmNove === 0 },
  ];
}
