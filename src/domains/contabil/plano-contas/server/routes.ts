import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import {
  buscarContas,
  carregarModelo,
  contasApi,
  editarConfiguracao,
  importarContas,
  lerPlanilha,
  obterConfiguracao,
  planoContasApi,
} from '../api.ts';
import { carregarModeloDoPlano, criarContas } from './carregar-plano.ts';
import { editarConfiguracaoDoPlano, obterConfiguracaoDoPlano, opcoesDeContas } from './configuracao.ts';
import { contas, listaDeContas } from './contas.ts';
import { lerPlanilhaDoPlano } from './ler-planilha-do-plano.ts';
import { colunasDoPlano } from './planilha.ts';
import './integridade.ts';

/** contabil/plano-contas, as the portal registers it. */
export const planoDeContas: Sala = {
  nome: 'contabil/plano-contas',
  api: planoContasApi,
  rotas: [
    ...rotasDeRegistro(contasApi, { registro: contas, lista: listaDeContas, arquivo: 'plano-de-contas', colunas: colunasDoPlano }),
    leitura(buscarContas, ({ db }, { query }) => opcoesDeContas(db, query.termo)),
    leitura(obterConfiguracao, ({ db }) => obterConfiguracaoDoPlano(db)),
    escrita(editarConfiguracao, (ato, { body }) => editarConfiguracaoDoPlano(ato, body)),
    escrita(carregarModelo, (ato, { body }) => carregarModeloDoPlano(ato, body)),
    acao(lerPlanilha, (contexto, { upload }) => lerPlanilhaDoPlano(contexto, upload)),
    escrita(importarContas, (ato, { body }) => criarContas(ato, { contas: body.contas, de: 'planilha' })),
  ],
};
