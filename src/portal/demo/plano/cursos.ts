/** The demo school teaches from the first year of pré-escola to the first of ensino médio, opened this year. */
export type Segmentacao = 'Educação Infantil' | 'Ensino Fundamental' | 'Ensino Médio';
export const segmentacoes: readonly Segmentacao[] = ['Educação Infantil', 'Ensino Fundamental', 'Ensino Médio'];

export type CursoPlanejado = {
  nome: string;
  sigla: string;
  segmentacao: Segmentacao;
  /** Grouping label of its classes, before the shift. */
  grupo: string;
  /** Age that a student completes by 31 March of the school year. */
  idade: number;
  /** The law fixes the age of entry only up to the first year of fundamental (Resolução CNE/CEB 2/2018). */
  idadeMinima: number | null;
  /** Hours a year (LDB art. 24; médio since Lei 14.945/2024). */
  cargaHoraria: number;
  /** Places of each class. */
  vagas: number;
  /** How many students it has against the others. */
  procura: number;
  /** Twelve installments of this many centavos make the year's price. */
  parcelaCentavos: number;
};

const infantil = (nome: string, sigla: string, idade: number): CursoPlanejado => ({
  nome,
  sigla,
  segmentacao: 'Educação Infantil',
  grupo: 'Educação Infantil',
  idade,
  idadeMinima: idade,
  cargaHoraria: 800,
  vagas: 24,
  procura: 8,
  parcelaCentavos: 89_000,
});
const fundamental = (serie: number): CursoPlanejado => ({
  nome: `${serie}º ano`,
  sigla: `EF${serie}`,
  segmentacao: 'Ensino Fundamental',
  grupo: serie <= 5 ? 'Fundamental I' : 'Fundamental II',
  idade: serie + 5,
  idadeMinima: serie === 1 ? 6 : null,
  cargaHoraria: 800,
  vagas: 30,
  procura: 10,
  parcelaCentavos: serie <= 5 ? 98_500 + serie * 1_500 : 112_000 + serie * 1_750,
});

/** In order: each course leads to the next one. */
export const cursos: readonly CursoPlanejado[] = [
  infantil('Pré I', 'P1', 4),
  infantil('Pré II', 'P2', 5),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(fundamental),
  {
    nome: '1ª série',
    sigla: 'EM1',
    segmentacao: 'Ensino Médio',
    grupo: 'Ensino Médio',
    idade: 15,
    idadeMinima: null,
    cargaHoraria: 1_000,
    vagas: 36,
    procura: 11,
    parcelaCentavos: 141_590,
  },
];

/** The course after one, by position; null after the last. */
export function proximoCurso(indice: number): number | null {
  return indice + 1 < cursos.length ? indice + 1 : null;
}
