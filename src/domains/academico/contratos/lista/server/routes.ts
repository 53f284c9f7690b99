import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { contratosApi as api } from '../api.ts';
import { colunasDaPlanilha } from './planilha.ts';
import { contarPorSituacao, listarContratos, percorrerContratos } from './queries.ts';

export const contratos: Sala = {
  nome: 'academico/contratos/lista',
  api,
  rotas: [
    leitura(api.listarContratos, ({ db, quem }, { query }) => listarContratos(db, query, quem)),
    leitura(api.exportarContratos, async ({ servicos, pedido, quem }, { query: { Formato, ...filtros } }) => {
      const linhas = percorrerContratos(servicos.dbRelatorios, filtros, quem);
      return exportar('contratos', Formato, colunasDaPlanilha(pedido.idioma), linhas);
    }),
    leitura(api.contarContratosPorSituacao, ({ db, quem }, { query }) => contarPorSituacao(db, query, quem)),
  ],
};
