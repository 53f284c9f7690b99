import { definirLista, type ListaDeOpcoes } from '#shared/listas/opcao.ts';

/** What a registration may lack, in the words of a sentence. The view `v_pessoa_completude` says who has each. */
export const faltas = definirLista(
  { valor: 'cpf', br: 'CPF', en: 'CPF' },
  { valor: 'identidade', br: 'RG ou certidão', en: 'ID or birth record' },
  { valor: 'nascimento', br: 'data de nascimento', en: 'birth date' },
  { valor: 'naturalidade', br: 'naturalidade', en: 'place of birth' },
  { valor: 'filiacao', br: 'filiação', en: 'parents' },
  { valor: 'endereco', br: 'endereço no Brasil', en: 'address in Brazil' },
  { valor: 'email', br: 'e-mail', en: 'e-mail' },
);
export type Falta = (typeof faltas)[number]['valor'];

/** What a complete registration is needed for. */
export const finalidades = definirLista(
  { valor: 'cobrar', br: 'Cobrar', en: 'Bill' },
  { valor: 'assinar', br: 'Assinar o contrato', en: 'Sign the contract' },
  { valor: 'certificar', br: 'Emitir documentos', en: 'Issue documents' },
  { valor: 'rematricular', br: 'Rematricular', en: 'Re-enroll' },
);
export type Finalidade = (typeof finalidades)[number]['valor'];

/** As whom a person is asked for it. */
export const papeisNaEscola = definirLista(
  { valor: 'aluno', br: 'Aluno', en: 'Student' },
  { valor: 'pagador', br: 'Responsável financeiro', en: 'Financial guardian' },
);
export type PapelNaEscola = (typeof papeisNaEscola)[number]['valor'];

type Regra = { finalidade: Finalidade; papel: PapelNaEscola; falta: Falta; impede: boolean };

/**
 * What whom lacks for what: the one set by which the list of pendências, the number of the home and the refusals judge. What does not
 * stop the act (`impede: false`) makes it harder: a contract without mail is signed on paper, a transcript has an empty line.
 */
export const regrasDePendencia = [
  { finalidade: 'cobrar', papel: 'pagador', falta: 'cpf', impede: true },
  { finalidade: 'cobrar', papel: 'pagador', falta: 'endereco', impede: true },
  { finalidade: 'assinar', papel: 'pagador', falta: 'cpf', impede: true },
  { finalidade: 'assinar', papel: 'pagador', falta: 'email', impede: false },
  { finalidade: 'certificar', papel: 'pagador', falta: 'cpf', impede: true },
  { finalidade: 'certificar', papel: 'aluno', falta: 'nascimento', impede: false },
  { finalidade: 'certificar', papel: 'aluno', falta: 'naturalidade', impede: false },
  { finalidade: 'certificar', papel: 'aluno', falta: 'identidade', impede: false },
  { finalidade: 'certificar', papel: 'aluno', falta: 'filiacao', impede: false },
  { finalidade: 'rematricular', papel: 'pagador', falta: 'cpf', impede: true },
  { finalidade: 'rematricular', papel: 'aluno', falta: 'cpf', impede: true },
  { finalidade: 'rematricular', papel: 'aluno', falta: 'identidade', impede: true },
  { finalidade: 'rematricular', papel: 'aluno', falta: 'nascimento', impede: true },
] as const satisfies readonly Regra[];
type RegraDada = (typeof regrasDePendencia)[number];

type FaltaDe<F extends Finalidade, P extends PapelNaEscola> = Extract<RegraDada, { finalidade: F; papel: P }>['falta'];
type FaltaQueImpede<F extends Finalidade, P extends PapelNaEscola> = Extract<RegraDada, { finalidade: F; papel: P; impede: true }>['falta'];
type Conhecidas = Readonly<Record<string, boolean>>;

const regrasDe = (finalidade: Finalidade, papel: PapelNaEscola): readonly Regra[] =>
  regrasDePendencia.filter((regra) => regra.finalidade === finalidade && regra.papel === papel);

/** What somebody lacks for something, in the order of the rules. Whoever judges says of all that the rules ask whether it stands. */
export function faltasDe<F extends Finalidade, P extends PapelNaEscola>(
  finalidade: F,
  papel: P,
  tem: Readonly<Record<FaltaDe<F, P>, boolean>>,
): FaltaDe<F, P>[];
export function faltasDe(finalidade: Finalidade, papel: PapelNaEscola, tem: Conhecidas): Falta[] {
  return regrasDe(finalidade, papel)
    .map(({ falta }) => falta)
    .filter((falta) => tem[falta] === false);
}

/** The first thing that stops it; null when nothing does. */
export function faltaQueImpede<F extends Finalidade, P extends PapelNaEscola>(
  finalidade: F,
  papel: P,
  tem: Readonly<Record<FaltaQueImpede<F, P>, boolean>>,
): FaltaQueImpede<F, P> | null;
export function faltaQueImpede(finalidade: Finalidade, papel: PapelNaEscola, tem: Conhecidas): Falta | null {
  return regrasDe(finalidade, papel).find(({ impede, falta }) => impede && tem[falta] === false)?.falta ?? null;
}

/** The tab of a person's record on which each is filled in. */
export const abaDaFalta: Record<Falta, string> = {
  cpf: 'dados',
  identidade: 'documentos',
  nascimento: 'dados',
  naturalidade: 'dados',
  filiacao: 'filiacao',
  endereco: 'endereco',
  email: 'contato',
};

/** The labels of some of a list, as one reads them in a row. */
export const emLista = <V extends string>(lista: ListaDeOpcoes<V>, valores: readonly V[], idioma: 'br' | 'en'): string =>
  lista
    .filter(({ valor }) => valores.includes(valor))
    .map((opcao) => opcao[idioma])
    .join(', ');
