import { ErroNegocio, errosComuns, type Textos } from '../erros.ts';
import { type TextoPlural, texto } from '../textos.ts';

/** So many records of one kind that hang on another record, and how a person calls them. */
export type UsoContado = { rotulo: TextoPlural; n: number };

/** What hangs on a record, as the parameter `usos` of a refusal; null when it is free. */
export function contarUsos(contados: readonly UsoContado[]): { usos: Textos } | null {
  const achados = contados.filter(({ n }) => n > 0);
  if (achados.length === 0) return null;
  const em = (idioma: 'br' | 'en'): string => achados.map(({ rotulo, n }) => texto({ rotulo }, 'rotulo', idioma, { n })).join(', ');
  return { usos: { br: em('br'), en: em('en') } };
}

const frase: Textos = {
  br: '{nome} não pode ser excluído porque há registros ligados a ele: {usos}.',
  en: '{nome} cannot be deleted because records hang on it: {usos}.',
};

/** Refuses a deletion with the name of the record and all that hangs on it, in a sentence of its own where it has one. @throws REGISTRO_EM_USO */
export function conferirSemUso(nome: string, contados: readonly UsoContado[], { br, en } = frase): void {
  const usos = contarUsos(contados);
  if (!usos) return;
  const { status } = errosComuns.definicoes.REGISTRO_EM_USO;
  throw new ErroNegocio('REGISTRO_EM_USO', { status, br, en }, { nome, ...usos });
}
