import { definirLista, valoresDaLista } from '#shared/listas/opcao.ts';

/** The documents that a family may send with a request. */
export const tiposDeDocumento = definirLista(
  { valor: 'rg', br: 'RG ou CNH', en: 'ID or driving licence' },
  { valor: 'cpf', br: 'CPF', en: 'CPF' },
  { valor: 'certidao', br: 'Certidão de nascimento', en: 'Birth certificate' },
  { valor: 'residencia', br: 'Comprovante de residência', en: 'Proof of address' },
  { valor: 'guarda', br: 'Termo de guarda ou tutela', en: 'Custody paper' },
  { valor: 'transferencia', br: 'Documento de transferência', en: 'Transfer paper' },
);
export type TipoDeDocumento = (typeof tiposDeDocumento)[number]['valor'];

const prefixo = 'documento.';
/** The health form of a request, as one of its fields: it is decided whole, by who may see health forms. */
export const CAMPO_DA_FICHA = 'fichaSaude';

/** How a document is called among the fields of a request. */
export const campoDoDocumento = (tipo: TipoDeDocumento): string => `${prefixo}${tipo}`;

/** Which document a field of a request is; null for what is none. */
export function documentoDoCampo(campo: string): TipoDeDocumento | null {
  if (!campo.startsWith(prefixo)) return null;
  return valoresDaLista(tiposDeDocumento).find((tipo) => campo === campoDoDocumento(tipo)) ?? null;
}

/** Whether a field of a request goes into the registration itself. */
export const isDoCadastro = (campo: string): boolean => campo !== CAMPO_DA_FICHA && !campo.startsWith(prefixo);
