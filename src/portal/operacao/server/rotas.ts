import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { restauracaoAberta } from '#platform/server/copias/retencao.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { operacaoApi } from '../api.ts';
import { errosOperacao } from '../erros.ts';
import { obterOperacao } from './obter-operacao.ts';
import { pedirCopia } from './pedir-copia.ts';
import { retomar } from './retomar.ts';

/** How the portal itself is, above all rooms. */
export const operacao: Sala = {
  nome: 'portal/operacao',
  api: operacaoApi,
  rotas: [
    leitura(operacaoApi.obterOperacao, ({ servicos }) => obterOperacao(servicos)),
    escrita(operacaoApi.pedirCopia, async (ato) => {
      if (await restauracaoAberta(ato.tx)) throw errosOperacao.COPIA_COM_TUDO_RETIDO();
      await pedirCopia(ato, ato.servicos.tarefas, { usuarioNome: nomeDoAutor(ato.quem) });
      return null;
    }),
    escrita(operacaoApi.retomar, (ato, { body }) => retomar(ato, ato.servicos.tarefas, body)),
  ],
};
