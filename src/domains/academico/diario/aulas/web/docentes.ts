type Docente = { id: number; nome: string };

/** Who teaches, each once, whatever the number of assignments. */
export const docentesSemRepetir = (docentes: readonly Docente[]): Docente[] => [...new Map(docentes.map((d) => [d.id, d])).values()];
