/** What others may use of academico/documentos/padrao/editor, in the browser. */
export { EditorDePapel, type MaoNoTexto } from './editor.tsx';
