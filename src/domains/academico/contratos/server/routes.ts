import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { configuracaoDosContratosApi as api } from '../api.ts';
import { lerConfiguracao, salvarConfiguracao } from './configuracao.ts';
import './integridade.ts';

/** What all contracts keep to, as the portal registers it. */
export const configuracaoDosContratos: Sala = {
  nome: 'academico/contratos',
  api,
  rotas: [
    leitura(api.obterConfiguracao, ({ db }) => lerConfiguracao(db)),
    escrita(api.salvarConfiguracao, (ato, { body }) => salvarConfiguracao(ato, body)),
  ],
};
