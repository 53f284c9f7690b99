import type { z } from 'zod';
import { camposDe, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import type { Bloco, ConteudoDoPapel, Paragrafo } from '#shared/papel/esquema.ts';
import type { esquemaDocumentoPadrao } from '#domains/academico/documentos/padrao/esquemas.ts';

/** The text is one value for its form: blocks hold blocks, and have no paths of their own. */
type Texto = Pick<ConteudoDoPapel, 'pagina'> & { cabecalho: string; rodape: string; blocos: string };
type Valores = Omit<z.input<typeof esquemaDocumentoPadrao>, 'conteudo'> & { conteudo: Texto };

/** The paths of the form of a template. */
export const campo = camposDe<Valores>();

/** The one place that says what really stands under the path of the text. */
export function useConteudo(): {
  conteudo: ConteudoDoPapel;
  definirBlocos: (blocos: Bloco[]) => void;
  definirFaixa: (qual: 'cabecalho' | 'rodape', faixa: Paragrafo[]) => void;
  definirFundo: (imagemId: number | null) => void;
} {
  const { definir } = useFormulario();
  const conteudo: unknown = useValor(campo('conteudo'));
  const por = (onde: 'conteudo.blocos' | 'conteudo.cabecalho' | 'conteudo.rodape', valor: unknown): void =>
    definir(campo(onde), valor as string);
  return {
    conteudo: conteudo as ConteudoDoPapel,
    definirBlocos: (blocos) => por('conteudo.blocos', blocos),
    definirFaixa: (qual, faixa) => por(`conteudo.${qual}`, faixa),
    definirFundo: (imagemId) => definir(campo('conteudo.pagina.fundo'), imagemId),
  };
}

type Restricao = 'restricoes.cursoIds' | 'restricoes.turmaIds' | 'restricoes.perfilIds';
/** What a list of restrictions holds, and the way to change it. */
export function useRestricao(nome: Restricao): [ids: number[], definir: (ids: number[]) => void] {
  const { definir } = useFormulario();
  const ids = (useValor(campo(nome)) ?? []).map(Number);
  return [ids, (novos) => definir(campo(nome), novos)];
}
