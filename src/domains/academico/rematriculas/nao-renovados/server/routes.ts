import { rematriculasNaoRenovadosApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { listarNaoRenovados, percorrerNaoRenovados } from './nao-renovados.ts';
import { colunasDosNaoRenovados } from './planilha.ts';

const situacaoDe = ({ quem, idioma, hoje }: Contexto) => ({ quem, idioma, hoje });

/** rematriculas/nao-renovados, as the portal registers it. */
export const rematriculasNaoRenovados: Sala = {
  nome: 'academico/rematriculas/nao-renovados',
  api,
  rotas: [
    leitura(api.naoRenovados, (contexto, { query }) => listarNaoRenovados(contexto.db, query, situacaoDe(contexto))),
    leitura(api.exportarNaoRenovados, async (contexto, { query: { Formato, ...consulta } }) => {
      const linhas = percorrerNaoRenovados(contexto.servicos.dbRelatorios, consulta, situacaoDe(contexto));
      return exportar('nao-renovados', Formato, colunasDosNaoRenovados(contexto.pedido.idioma), linhas);
    }),
  ],
};
