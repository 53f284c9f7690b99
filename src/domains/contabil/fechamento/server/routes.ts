import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { fechamentoApi as api } from '../api.ts';
import { conferirFechamento } from './conferir-fechamento.ts';
import { fecharPeriodoContabil } from './fechar-periodo.ts';
import { reabrirPeriodoContabil } from './reabrir-periodo.ts';
import './integridade.ts';

/** contabil/fechamento, as the portal registers it. */
export const fechamentoContabil: Sala = {
  nome: 'contabil/fechamento',
  api,
  rotas: [
    leitura(api.conferir, ({ db, hoje }, { params }) => conferirFechamento(db, params, hoje)),
    escrita(api.fechar, (ato, { params, body }) => fecharPeriodoContabil(ato, { ...params, ...body })),
    escrita(api.reabrir, (ato, { params, body }) => reabrirPeriodoContabil(ato, { ...params, ...body })),
  ],
};
