import { leitura, pesada, type Sala } from '#platform/server/http/rota.ts';
import { emOrdem } from '../../periodos.ts';
import { exportacaoApi as api } from '../api.ts';
import { conferirEcd, ecdDoAno } from './ecd.ts';
import { jornalDosLivros } from './jornal.ts';

const [PRIMEIRO, ULTIMO] = [199_001, 210_014];

/** contabil/livros/exportacao, as the portal registers it. */
export const exportacaoDosLivros: Sala = {
  nome: 'contabil/livros/exportacao',
  api,
  rotas: [
    leitura(api.jornal, async ({ servicos }, { query }) =>
      jornalDosLivros(servicos.dbRelatorios, emOrdem(query.De ?? PRIMEIRO, query.Ate ?? ULTIMO)),
    ),
    leitura(api.ecd, ({ servicos }, { query }) => ecdDoAno(servicos.dbRelatorios, query.Ano)),
    pesada(leitura(api.conferirEcd, ({ servicos }, { query }) => conferirEcd(servicos.dbRelatorios, query.Ano))),
  ],
};
