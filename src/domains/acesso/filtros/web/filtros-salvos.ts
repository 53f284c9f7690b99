import type { TelaId } from '#catalog/telas.ts';
import { chamar } from '#platform/web/rede/api.ts';
import type { ProvedorDeFiltros } from '#platform/web/tabela/index.ts';
import { filtrosApi } from '../api.ts';

const emTexto = (busca: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(busca).map(([nome, valor]) => [nome, String(valor)]));

/** Named filters of a screen kept with the user, not with the browser; `filtrosSalvos={filtrosSalvosDe('pessoas')}` of a table. */
export function filtrosSalvosDe(tela: TelaId): ProvedorDeFiltros {
  const ler = async () => (await chamar(filtrosApi.listarFiltros, { query: { Tela: tela } })).itens;
  return {
    listar: async () => (await ler()).map(({ nome, busca }) => ({ nome, busca: emTexto(busca) })),
    salvar: ({ nome, busca }) => chamar(filtrosApi.salvarFiltro, { body: { tela, nome, busca: emTexto(busca) } }),
    excluir: async (nome) => {
      const achado = (await ler()).find((filtro) => filtro.nome === nome);
      if (achado) await chamar(filtrosApi.excluirFiltro, { params: { id: achado.id } });
    },
  };
}
