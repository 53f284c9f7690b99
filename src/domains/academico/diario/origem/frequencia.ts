/** What a student was given and missed before he came: of a subject in lessons, or (null) in days. */
export type FrequenciaDeOrigem = { matriculaId: number; disciplinaId: number | null; dadas: number; faltas: number };
