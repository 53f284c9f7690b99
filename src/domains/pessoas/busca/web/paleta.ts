import { hrefDaTela } from '#catalog/telas.ts';
import type { FonteDeBusca } from '#platform/web/buscas.ts';

/** People in the command palette. What it needs is loaded with the first search: the palette is part of the first load. */
export const buscarPessoasNaPaleta: FonteDeBusca = {
  chave: 'pessoas',
  titulo: { br: 'Pessoas', en: 'People' },
  tela: 'pessoas',
  async buscar(termo, signal) {
    const [{ chamar }, { buscaApi }, { detalheDaPessoa }] = await Promise.all([
      import('#platform/web/rede/api.ts'),
      import('../api.ts'),
      import('./escrever.ts'),
    ]);
    const { itens } = await chamar(buscaApi.obterPorFiltro, { query: { Nome: termo, TamanhoDaPagina: 8 } }, { signal });
    return itens.map((pessoa) => ({
      rotulo: pessoa.nome,
      detalhe: detalheDaPessoa(pessoa),
      href: hrefDaTela('pessoa', { id: pessoa.id }),
    }));
  },
};
