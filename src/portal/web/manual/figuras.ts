import { telaPorId } from '#catalog/telas.ts';
import { ancoraEm } from '#portal/manual/ancoras.ts';
import type { PaginaDoManual } from '#portal/manual/markdown.ts';
import { telaDaFigura } from '#portal/manual/telas-do-manual.ts';
import type { Idioma } from '#shared/erros.ts';
import { figuras as emPortugues, paginas as paginasEmPortugues } from './paginas-br.ts';
import { figuras as emIngles } from './paginas-en.ts';

export type Figura = { endereco: string; tela: string };

/** The pictures of a page by the heading under which each stands; of the page itself by an empty name. */
export function figurasDaPagina(nome: string, pagina: PaginaDoManual, idioma: Idioma): ReadonlyMap<string, Figura> {
  const arquivos = idioma === 'br' ? emPortugues : emIngles;
  return new Map(
    [...telaDaFigura].flatMap(([lugar, tela]): [string, Figura][] => {
      const [daPagina, ancora = ''] = lugar.split('#');
      const endereco = arquivos[tela];
      const titulo = ancora === '' ? '' : ancoraEm(pagina, paginasEmPortugues[nome], ancora);
      return daPagina === nome && endereco !== undefined && titulo !== undefined
        ? [[titulo, { endereco, tela: telaPorId(tela).titulo[idioma] }]]
        : [];
    }),
  );
}
