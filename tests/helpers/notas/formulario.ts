import { comoFormulario } from '#tests/helpers/formulario.ts';

/** A file of invoices as a browser sends it. */
export const formularioDeXml = (conteudo: string | Buffer, nome = 'nota.xml') => comoFormulario(conteudo, { nome, fileName: nome });
