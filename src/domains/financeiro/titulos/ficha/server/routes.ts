import { fichaApi as api } from '../api.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { mudarConta } from './mudar-conta.ts';
import { mudarVencimento, preverVencimento } from './mudar-vencimento.ts';
import { obterTitulo } from './obter-titulo.ts';
import { mudarPortal } from './portal.ts';
import { classificarDeducao } from './classificar-deducao.ts';

/** financeiro/titulos/ficha, as the portal registers it. */
export const fichaDoTitulo: Sala = {
  nome: 'financeiro/titulos/ficha',
  api,
  rotas: [
    leitura(api.obterTitulo, ({ db, pedido, hoje }, { params }) => obterTitulo(db, params.id, hoje, pedido.idioma)),
    leitura(api.historicoDoTitulo, async ({ db, pedido, hoje }, { params }) => {
      await obterTitulo(db, params.id, hoje, pedido.idioma);
      return { itens: await historicoDe(db, 'titulo', params.id) };
    }),
    leitura(api.preverVencimento, ({ db, hoje: dia }, { params, query }) => preverVencimento(db, { ...params, ...query }, dia)),
    escrita(api.mudarVencimento, (ato, { params, body }) => mudarVencimento(ato, { ...params, ...body })),
    escrita(api.liberarNoPortal, (ato, { params }) => mudarPortal(ato, { ids: [params.id], portal: 'liberado' })),
    escrita(api.bloquearNoPortal, (ato, { params }) => mudarPortal(ato, { ids: [params.id], portal: 'bloqueado' })),
    escrita(api.liberarVariosNoPortal, (ato, { body }) => mudarPortal(ato, { ...body, portal: 'liberado' })),
    escrita(api.bloquearVariosNoPortal, (ato, { body }) => mudarPortal(ato, { ...body, portal: 'bloqueado' })),
    escrita(api.mudarConta, (ato, { body }) => mudarConta(ato, body)),
    escrita(api.classificarDeducao, (ato, { params, body }) => classificarDeducao(ato, { ...params, ...body })),
  ],
};
