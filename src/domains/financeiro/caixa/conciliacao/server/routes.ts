import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conciliacaoApi as api } from '../api.ts';
import { casar } from './casar.ts';
import { desfazerConciliacao } from './desfazer.ts';
import { fecharConciliacao, reabrirConciliacao } from './fechar.ts';
import { ignorarLinhas } from './ignorar.ts';
import { informarValor } from './informar-valor.ts';
import { lancarLinha } from './lancar-linha.ts';
import { obterPosicao } from './posicao.ts';
import { listarLinhas, listarMovimentos } from './queries.ts';
import { sugerir } from './sugerir.ts';
import './integridade.ts';

/** financeiro/caixa/conciliacao, as the portal registers it. */
export const conciliacaoBancaria: Sala = {
  nome: 'financeiro/caixa/conciliacao',
  api,
  rotas: [
    leitura(api.listarLinhas, ({ db, pedido }, { query }) => listarLinhas(db, query.filtros, query.paginacao, pedido.idioma)),
    leitura(api.listarMovimentos, ({ db, pedido }, { query }) => listarMovimentos(db, query.filtros, query.paginacao, pedido.idioma)),
    leitura(api.obterSugestoes, ({ db, pedido }, { query }) => sugerir(db, query.contaBancariaId, pedido.idioma)),
    leitura(api.obterPosicao, ({ db, hoje }, { query }) => obterPosicao(db, query, hoje)),
    escrita(api.casar, (ato, { body }) => casar(ato, body)),
    escrita(api.lancar, (ato, { body }) => lancarLinha(ato, body)),
    escrita(api.informarValor, (ato, { params, body }) => informarValor(ato, { ...params, ...body })),
    escrita(api.ignorar, (ato, { body }) => ignorarLinhas(ato, body)),
    escrita(api.desfazer, (ato, { params }) => desfazerConciliacao(ato, params.id)),
    escrita(api.fechar, (ato, { body }) => fecharConciliacao(ato, body)),
    escrita(api.reabrir, (ato, { params, body }) => reabrirConciliacao(ato, { ...params, ...body })),
  ],
};
