import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { lerEscola, salvarEscola } from '#platform/server/escola.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { portalApi } from '../api.ts';
import { errosEscola } from '../erros-escola.ts';
import { inicioApi } from '../inicio/api.ts';
import { obterGraficos } from './inicio/graficos.ts';
import { listarRecentes } from './inicio/recentes.ts';
import { resumirInicio } from './inicio/resumo.ts';
import { obterIntegridade, verificarAgora } from './integridade.ts';
import { listarItens, listarMinhasTarefas, obterTarefa } from './tarefas-consultas.ts';

export const rotas = [
  leitura(inicioApi.resumoDoInicio, (contexto, { query }) => resumirInicio(contexto, query.parte)),
  leitura(inicioApi.graficosDoInicio, obterGraficos),
  leitura(inicioApi.registrosRecentes, listarRecentes),
  leitura(portalApi.minhasTarefas, (contexto, { query }) => listarMinhasTarefas(contexto, query.tipos)),
  leitura(portalApi.obterTarefa, (contexto, { params }) => obterTarefa(contexto, params.id)),
  leitura(portalApi.listItensDaTarefa, (contexto, { params, query }) => listarItens(contexto, params.id, query)),
  leitura(portalApi.integridade, ({ db }, { query }) => obterIntegridade(db, query.verificacaoId)),
  acao(portalApi.verificarIntegridade, ({ servicos, quem }) => verificarAgora(servicos, 'tela', nomeDoAutor(quem))),
  leitura(portalApi.obterEscola, ({ db }) => lerEscola(db)),
  escrita(portalApi.salvarEscola, (ato, { body }) => {
    if (!ato.quem.admin) throw errosEscola.ESCOLA_SO_ADMINISTRADOR();
    return salvarEscola(ato, body);
  }),
];

/** The portal's own room, above all the others. */
export const portal: Sala = { nome: 'portal', api: { ...portalApi, ...inicioApi }, rotas };
