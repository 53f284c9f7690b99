/** The address where a reader checks the code of a paper. */
export const enderecoDeConferencia = (publicUrl: string, codigo: string): string => `${publicUrl}/conferir-documento/${codigo}`;

/** Where a reader checks the code of a paper: whoever holds it needs nothing else. */
export const fraseDeConferencia = (publicUrl: string, codigo: string): string =>
  `Confira este documento em ${enderecoDeConferencia(publicUrl, codigo)}`;
