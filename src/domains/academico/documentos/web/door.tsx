/** What the record of an enrollment embeds. */
export { DocumentosDaMatricula } from './documentos-da-matricula.tsx';
export { MenuDeDocumentos } from './menu-de-documentos.tsx';
