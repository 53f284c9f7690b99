/** What a line of the catalog of screens says. */
export const acoes = ['visualizar', 'listar', 'criar', 'editar', 'excluir'] as const;
export type Acao = (typeof acoes)[number];

/** Menu sections, in the order of the menu, exactly as the specification names them. */
export const secoes = ['Academico', 'CurriculoEscolar', 'Financeiro', 'Contábil', 'Suprimentos', 'Admin'] as const;
export type Secao = (typeof secoes)[number];

export type LinhaTela = {
  id: string;
  /** `{x}` is a parameter, `{x?}` an optional one; null is a permission without a route of its own. */
  path: string | null;
  secao: Secao | null;
  titulo: { br: string; en: string };
  /** What a profile may grant on this screen. */
  acoes: readonly Acao[];
  /** Actions that know the scope of a restricted teacher: all that they answer of people is of his own classes. Nothing else may be granted to one. */
  escopo?: readonly Acao[];
  publica?: true;
  /** A public page that is of use to whoever is signed in too: nobody is led away from it. */
  livre?: true;
  /** Open to every live session (the home screen). */
  sempre?: true;
  /** A form of another screen: it grants nothing by itself and opens with C (criar), E (editar) or V (visualizar) of that one. */
  herda?: { de: string; letras: string };
};
