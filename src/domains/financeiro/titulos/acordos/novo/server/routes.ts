import { novoAcordoApi as api } from '../api.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { renegociar } from './renegociar.ts';
import { simular } from './simular.ts';

/** financeiro/titulos/acordos/novo, as the portal registers it. */
export const novoAcordo: Sala = {
  nome: 'financeiro/titulos/acordos/novo',
  api,
  rotas: [
    leitura(api.simularAcordo, ({ db, hoje }, { body }) => simular(db, body, hoje)),
    escrita(api.renegociar, (ato, { body }) => {
      if (body.motivoDispensa !== null) conferirPermissao(ato.quem, 'dispensar-encargos:criar', ato.pedido.idioma);
      if (body.entradaPaga) conferirPermissao(ato.quem, 'baixar-titulo:criar', ato.pedido.idioma);
      return renegociar(ato, body);
    }),
  ],
};
