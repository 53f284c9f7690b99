/** Where a reader checks the code of a paper: whoever holds it needs nothing else. */
export const fraseDeConferencia = (publicUrl: string, codigo: string): string =>
  `Confira este documento em ${publicUrl}/conferir-documento/${codigo}`;
